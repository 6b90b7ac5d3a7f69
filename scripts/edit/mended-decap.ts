import { hash } from 'node:crypto';

/**
 * Faults of Decap CMS 3.16.3, most of them in what it takes for unsaved, by which it loses or spoils what somebody typed: the code
 * of each, which is there once, and what takes its place.
 */
const MENDS: readonly (readonly [fault: string, mended: string])[] = [
  // It offered to bring unsaved text back while the saved entry was on its way, which then took the place of that text
  // (https://github.com/decaporg/decap-cms/issues/5470). Only a loaded form has a key.
  [
    'componentDidUpdate(e){if(!e.localBackup&&this.props.localBackup&&(',
    'componentDidUpdate(e){const r=e=>e.localBackup&&e.entryDraft.get("key");if(!r(e)&&r(this.props)&&(',
  ],
  // What was typed during a save counted as saved. So it keeps what it sends, and compares with that when it is saved. Where the
  // values tell what the form showed when it was opened (page/forms.js), this is now what was saved.
  [
    'case Gd:case td:return e.setIn(["entry","isPersisting"],!0);',
    'case Gd:case td:return e.setIn(["entry","isPersisting"],!0).setIn(["entry","sent"],e.getIn(["entry","data"]));',
  ],
  [
    'e.deleteIn(["entry","isPersisting"]),e.set("hasChanged",!1),e.getIn(["entry","slug"])||',
    'const n=e.getIn(["entry","sent"]);e.deleteIn(["entry","isPersisting"]);if(n){const r=e=>e.has("opened")?e.set("opened",n.delete("opened")):e;e.setIn(["entry","saved"],r(n)).updateIn(["entry","data"],r).set("hasChanged",!r(n).equals(e.getIn(["entry","data"])))}e.getIn(["entry","slug"])||',
  ],
  // Who took a saved change back could not save that, as the form was again as it had been at first.
  [
    'e.set("hasChanged",!o.some(e=>c.equals(e.get(...u)))||',
    'const p=e.getIn(["entry","saved"]);e.set("hasChanged",p?!p.equals(c):!o.some(e=>c.equals(e.get(...u)))||',
  ],
  // After "Save, and write a new one" it asked whether to leave what is not saved, before the form knew that all is saved.
  // The form for the new one then held what was saved, and the next save wrote over that.
  [
    'await r(i),this.deleteBackup(),t?(Gc(i.get("name")),n&&u(c.get("entry")))',
    'await r(i),await new Promise(e=>setTimeout(e)),this.deleteBackup(),t?(Gc(i.get("name")),n?u(c.get("entry")):this.props.createEmptyDraft(i,""))',
  ],
  // A new review counted as changed before anybody had typed, as today's date was put into it, and was kept as unsaved text: the
  // date of another day, if the form then was closed.
  [
    'return null!==l&&(r[s]=l),r},{})}function xp(',
    'return null!==l&&(r[s]="{{now}}"===l?new Date().toLocaleDateString("sv"):l),r},{})}function xp(',
  ],
  // Whoever came back to a line with the Tab key, which selects all of it, wrote behind it: whenever it was drawn anew, the place
  // of the last letter took that of the selection.
  [
    '"prop","StringControl")}componentDidUpdate(){this._el&&',
    '"prop","StringControl")}componentDidUpdate(e){e.value!==this.props.value&&this._el&&',
  ],
];

/** Differs when other code is put in. */
export const MENDS_DIGEST = hash('sha256', JSON.stringify(MENDS)).slice(0, 8);

/** The program of Decap CMS without these faults. */
export function mendedDecap(program: string): string {
  return MENDS.reduce((text, [fault, mended]) => {
    if (text.split(fault).length !== 2) throw new TypeError(`Decap CMS has this not once: ${fault}`);
    return text.replace(fault, () => mended);
  }, program);
}
