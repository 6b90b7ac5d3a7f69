// Leaves emptied fields out of the file, because the check reports an empty field as a mistake.
function withoutEmpty(value) {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value !== 'object' || typeof value.map !== 'function') return value;
  const left = value.map(withoutEmpty).filter((part) => part !== undefined);
  return left.size === 0 ? undefined : left;
}

window.CMS.registerEventListener({
  name: 'preSave',
  handler({ entry }) {
    const fault = window.faultyDate();
    if (fault !== undefined) throw new Error(fault);
    return withoutEmpty(entry.get('data'));
  },
});
