import { photoFileNames, pictureExtension } from './photoFileNames';

it('names each file once, also where the file system tells no capital letters', () => {
  const nameOf = photoFileNames();
  const names = ['Creek', 'Creek', 'creek', 'Creek (2)', 'Mesa'].map((about) => nameOf('2026-06-01', about, 'jpg'));
  expect(names).toEqual([
    '2026-06-01 Creek.jpg',
    '2026-06-01 Creek (2).jpg',
    '2026-06-01 creek (3).jpg',
    '2026-06-01 Creek (2) (2).jpg',
    '2026-06-01 Mesa.jpg',
  ]);
});

it.each([
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Windows\\creek', 'C Windows creek'],
  ['a\nb\u202egpj.exe', 'a b gpj.exe'],
  ['...', ''],
  ['Creek. ', 'Creek'],
  ['🐄'.repeat(200), '🐄'.repeat(50)],
])('a paddock called %j is no path in a name', (about, written) => {
  expect(photoFileNames()('2026-06-01', about, 'jpg')).toBe(`${`2026-06-01 ${written}`.trim()}.jpg`);
});

it.each([
  ['jpg', [0xff, 0xd8, 0xff, 0xe0]],
  ['png', [0x89, ...Buffer.from('PNG\r\n')]],
  ['webp', [...Buffer.from('RIFF....WEBPVP8 ')]],
  ['avif', [...Buffer.from('....ftypavif')]],
  ['heic', [...Buffer.from('....ftypheic')]],
])('a file that begins as %s is called so', (extension, bytes) => {
  expect(pictureExtension(Uint8Array.from(bytes))).toBe(extension);
});
