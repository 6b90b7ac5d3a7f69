/** Words that may stand for each other in a cue, as `<name>`. */
export const WORD_CLASSES = {
  person:
    'technician plumber electrician roofer cleaner painter gardener engineer installer mechanic repairman serviceman fella man guy bloke lad chap woman lady girl boy worker workman tradesman tradie contractor crew team he she they owner boss manager apprentice helper driver',
  office: 'office receptionist dispatcher dispatch secretary reception desk operator scheduler',
  arrive: 'arrive come show turn roll get pull appear',
  fix: 'fix repair mend sort solve resolve cure remedy correct rectify',
  install: 'install fit replace put mount hang lay swap hook wire connect',
  fail: 'fail quit die break stop leak drip clog burst crack malfunction conk',
  thing:
    'it unit system furnace boiler heater heating heat ac conditioner pump sink toilet tap faucet drain pipe tank valve thermostat panel breaker outlet light fan roof gutter door window fridge washer dryer oven dishwasher stove fence deck floor tile wall paint lawn geyser cistern shower radiator disposal',
  charge: 'price cost charge fee bill invoice quote estimate rate total',
  time: 'minute hour day week month year morning afternoon evening night weekend',
  weekday: 'monday tuesday wednesday thursday friday saturday sunday',
  call: 'call phone ring text email message',
  tell: 'tell inform notify warn advise mention say explain update',
  very: 'very really so super extremely incredibly pretty quite totally absolutely too most always',
} as const;

export type WordClass = keyof typeof WORD_CLASSES;
