// Takes the place of sw.js where the app must not start without a connection any more: takes over at once, deletes what
// was kept of the app, and goes away. What people have recorded is in IndexedDB, and stays there. So does the ground of the
// map: a page keeps it, with the copy of the ranch, and it is not what a broken worker would have broken.
self.addEventListener('install', () => {
  self.skipWaiting();
  // Chromium 156 forgets what a worker asks for before it is installed, and lets it wait as long as a page is open.
  setTimeout(() => self.skipWaiting(), 200);
});
self.addEventListener('activate', (event) => event.waitUntil(goAway()));

async function goAway() {
  const names = await caches.keys();
  const isOfApp = (name) => name.startsWith('grazewell ') && !name.startsWith('grazewell ground ');
  await Promise.all(names.filter(isOfApp).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
