/**
 * After "Save, and write a new one", Decap CMS leaves the saved review in the form for the new one, and the next save would write
 * over it. When the form opens from the list, it is empty. A copy of a review is in the form on purpose: it is not saved yet, which
 * the form says after a moment.
 */
function emptySaved(address) {
  document.body.inert = false;
  if (location.href !== address || document.querySelector('[class*="BackStatusUnchanged"]') === null) return;
  location.replace(address.replace(/\/new$/, ''));
  addEventListener('hashchange', () => location.replace(address), { once: true });
}

/** In ms. */
const MOMENT = 200;

addEventListener('hashchange', ({ oldURL, newURL }) => {
  if (!/\/(?:entries\/|new$)/.test(oldURL) || !/#\/collections\/[^/]+\/new$/.test(newURL)) return;
  // Whoever types before that is known would change the saved review.
  document.body.inert = true;
  setTimeout(emptySaved, MOMENT, newURL);
});
