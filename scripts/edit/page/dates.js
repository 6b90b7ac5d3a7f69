/**
 * While somebody types the year 2026, the field of a date has the years 2, 20 and 202. Decap CMS takes 2 for 1902, and writes that
 * into the field, where the next digit then follows it. So it is told of no year below 100.
 */
function holdYear(event) {
  if (isDate(event.target) && event.target.value.startsWith('00')) event.stopImmediatePropagation();
}

/** Whoever leaves a year of two digits means one of this century. */
function completeYear({ target }) {
  if (!isDate(target) || !target.value.startsWith('00')) return;
  // React would take a value that is set on the element itself for its own.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  set.call(target, `20${target.value.slice(2)}`);
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Names a date that was begun, or that the calendar lacks, in the browser's own words. The value of its field is empty, so it would
 * be left out of what is saved, and nobody would say so.
 */
window.faultyDate = () => {
  const field = [...document.querySelectorAll('input[type="date"]')].find(({ validity }) => validity.badInput);
  return field && `${field.labels?.[0]?.textContent ?? ''}: ${field.validationMessage}`;
};

function isDate(target) {
  return target instanceof HTMLInputElement && target.type === 'date';
}

for (const type of ['input', 'change']) addEventListener(type, holdYear, { capture: true });
// Before React writes the value that it knows of into the field.
addEventListener('focusout', completeYear, { capture: true });
