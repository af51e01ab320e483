// For browsers that cannot run the app: plain ES5, no library, DOM methods alone. It goes first on every page.
(function () {
  var isTooOld = /MSIE |Trident\/|Edge\//.test(navigator.userAgent);
  if (!isTooOld) return;
  // The app itself, where it can be read at all, leaves the page alone.
  window.isTooOld = true;
  if (location.pathname !== '/too-old') {
    location.replace('/too-old');
    return;
  }

  function make(name, text, parent) {
    var element = document.createElement(name);
    if (text) element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }

  var style = make('link', '', document.getElementsByTagName('head')[0]);
  style.rel = 'stylesheet';
  style.href = '/too-old.css';
  document.title = 'Your Browser is Old!';
  var page = make('div', '', document.body);
  page.id = 'too-old';
  page.setAttribute('role', 'main');
  make('h1', 'Your Browser is Old!', page);
  make('p', 'Grazewell needs a newer browser than this one. Chrome is free, and takes two minutes to set up.', page);
  var link = make('a', 'Download Chrome', page);
  link.href = 'https://www.google.com/chrome/';
})();
