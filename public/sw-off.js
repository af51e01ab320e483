// Takes the place of sw.js where the app must not start without a connection any more: takes over at once, deletes what
// was kept of the app, and goes away. What people have recorded is in IndexedDB, and stays there.
self.addEventListener('install', () => {
  self.skipWaiting();
  // Chromium 156 forgets what a worker asks for before it is installed, and lets it wait as long as a page is open.
  setTimeout(() => self.skipWaiting(), 200);
});
self.addEventListener('activate', (event) => event.waitUntil(goAway()));

async function goAway() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('grazewell ')).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
