// Plain ES5, no library, DOM methods alone: it goes first on every page, also where the app itself cannot run.
(function () {
  var WORDS = {
    en: {
      tooOld: 'Your Browser is Old!',
      needed: 'Grazewell needs a newer browser than this one. Chrome is free.',
      download: 'Download Chrome',
    },
    es: {
      tooOld: 'Su navegador es muy antiguo',
      needed: 'Grazewell necesita un navegador más reciente que este. Chrome es gratis.',
      download: 'Descargar Chrome',
    },
  };
  var isSentAway = /MSIE |Trident\/|Edge\//.test(navigator.userAgent);
  if (!isSentAway && hasWhatTheAppNeeds()) {
    markKnown();
    return;
  }
  // The app itself, where it can be read at all, leaves the page alone.
  window.isTooOld = true;
  // Others that are too old keep their address: after an update of the browser the same page opens.
  if (isSentAway && location.pathname !== '/too-old') {
    location.replace('/too-old');
    return;
  }

  // What the oldest browsers of .browserslistrc have, and those before them lack: Chrome 110, Firefox 115, Safari 16.4.
  function hasWhatTheAppNeeds() {
    try {
      return typeof Array.prototype.toSorted === 'function' && new RegExp('(?<=a)b').test('ab');
    } catch (unreadable) {
      void unreadable;
      return false;
    }
  }

  // The HTML is a guest's page: where someone is known, a skeleton stands until the app has come.
  function markKnown() {
    var isKnown = /(^|; )has_session=1(;|$)/.test(document.cookie);
    try {
      isKnown = isKnown || /"me":"\{/.test(window.localStorage.getItem('persist:user') || '');
    } catch (blocked) {
      // Nobody is remembered here then.
      void blocked;
    }
    if (isKnown) document.documentElement.setAttribute('data-known', '');
  }

  function make(name, text, parent) {
    var element = document.createElement(name);
    if (text) element.appendChild(document.createTextNode(text));
    parent.appendChild(element);
    return element;
  }

  var root = document.getElementById('root');
  if (root) root.parentNode.removeChild(root);
  var style = make('link', '', document.getElementsByTagName('head')[0]);
  style.rel = 'stylesheet';
  style.href = '/too-old.css';
  // The page's own language; the build has set it.
  var words = WORDS[document.documentElement.lang] || WORDS.en;
  document.title = words.tooOld;
  var page = make('div', '', document.body);
  page.id = 'too-old';
  page.setAttribute('role', 'main');
  make('strong', 'Grazewell', page);
  make('h1', words.tooOld, page);
  make('p', words.needed, page);
  var link = make('a', words.download, page);
  link.href = 'https://www.google.com/chrome/';
})();
