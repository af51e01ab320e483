import { DOMParser } from '@xmldom/xmldom';
import { networkLinkKml } from './networkLink';

it('holds the address and the name as they are, and says how often to ask', () => {
  const href = 'https://grazewell.example/api/v1/ranch/r/export/paddocks.kml?key=a_b-c&season=s';
  const kml = networkLinkKml({ name: `O'Neil & <Sons> "North"`, href, everySeconds: 300 });
  const read = new DOMParser({ onError: (level, words) => { throw new Error(`${level}: ${words}`); } }).parseFromString(kml, 'text/xml'); // prettier-ignore
  const textOf = (tag: string) => read.getElementsByTagName(tag)[0]?.textContent;
  expect(read.documentElement?.namespaceURI).toBe('http://www.opengis.net/kml/2.2');
  expect([textOf('name'), textOf('href'), textOf('refreshMode'), textOf('refreshInterval')]).toEqual([
    `O'Neil & <Sons> "North"`,
    href,
    'onInterval',
    '300',
  ]);
});
