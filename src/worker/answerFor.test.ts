import { appPaths } from '../shared/paths';
import { answerFor, type Way } from './answerFor';

const pages: [string, Way | undefined][] = [
  ['/herds', 'shell'],
  ['/herds/63726565-6b00-7000-8000-000000000000', 'shell'],
  ['/paddocks', 'shell'],
  ['/grazing/plan', 'shell'],
  ['/todo', 'shell'],
  ['/map', 'shell'],
  ['/settings/team', 'shell'],
  ['/onboarding/step-1', 'shell'],
  ['/subscribe', 'shell'],
  ['/no-ranch', 'shell'],
  ['/', 'networkFirst'],
  ['/login', 'networkFirst'],
  ['/join', 'networkFirst'],
  ['/panel/audit', 'networkFirst'],
  ['/herdsman', 'networkFirst'],
  ['/mapped/out', 'networkFirst'],
  ['/no/such/page', 'networkFirst'],
  ['/verify', undefined],
  ['/verify/more', undefined],
  ['/verify.html', undefined],
  ['/verifying', 'networkFirst'],
  ['/developers', undefined],
  ['/developers/reference', undefined],
  ['/developersville', 'networkFirst'],
  ['/api/v1/ranch/x/herds.csv', undefined],
];
it.each(pages)('the page %s is answered by: %s', (path, way) => expect(answerFor(path, true)).toBe(way));

const files: [string, Way | undefined][] = [
  ['/assets/main.0123abcd.js', 'file'],
  ['/assets/12.0123abcd.css', 'file'],
  ['/too-old.js', 'file'],
  ['/too-old.css', 'file'],
  ['/site.webmanifest', 'file'],
  ['/favicon.ico', 'file'],
  ['/icons/icon-192.png', 'file'],
  ['/sound/notice.mp3', 'file'],
  ['/assets/json/settingsV.json', 'settings'],
  ['/assets/plain.css', undefined],
  ['/api/v3/user/me', undefined],
  ['/api/assets/main.0123abcd.js', undefined],
  ['/sw.js', undefined],
  ['/sw-off.js', undefined],
  ['/app.html', undefined],
  ['/social.png', undefined],
  ['/robots.txt', undefined],
  ['/verify.html', undefined],
  ['/herds', undefined],
];
it.each(files)('the file %s is answered by: %s', (path, way) => expect(answerFor(path, false)).toBe(way));

it('leaves no page of the app to the browser', () => {
  expect(Object.values(appPaths).filter((path) => answerFor(path, true) === undefined)).toEqual([]);
});
