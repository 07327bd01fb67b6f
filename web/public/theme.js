// Before the first paint, so that Night does not begin with a flash of Morning.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem('vigrid.theme');
  } catch {
    // Storage is closed; the system's choice holds.
  }
  if (theme !== 'morning' && theme !== 'night') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'morning';
  }
  document.documentElement.dataset.theme = theme;
})();
