import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { PICTURE_PLACES, type PicturePlace } from '../../test/support/picturePlaces';
import { aPicture, PhotoRanch, sha256Of } from '../../test/support/PhotoRanch';
import { TestApp } from '../../test/support/testApp';

jest.setTimeout(60_000);

let place: PicturePlace;
describe.each(PICTURE_PLACES)('with pictures in %s', (_name, startPlace) => {
  let test: TestApp;
  let ranch: PhotoRanch;
  beforeAll(async () => {
    place = await startPlace();
    test = await TestApp.start({ config: { files: place.files } });
    ranch = await PhotoRanch.start(test);
  });
  afterAll(async () => {
    await test.close();
    await place.end();
  });

  const BEGUN = 201;
  const TAKEN = 204;

  it('a picture comes in pieces, and is there in three sizes without anything but pixels', async () => {
    const sideways = await sharp(await aPicture(3_000, 2_000))
      .withExif({ IFD0: { ImageDescription: 'at home' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const sent = await ranch.photo(sideways);
    const begun = await ranch.begin(sent);
    expect([begun.statusCode, begun.headers['tus-resumable']]).toEqual([BEGUN, '1.0.0']);
    const location = String(begun.headers.location);
    expect(location).toMatch(new RegExp(`^${ranch.ranch.path}/upload/[0-9a-f-]{36}$`));
    const half = Math.floor(sideways.length / 2);
    const first = await ranch.patch(location, 0, sideways.subarray(0, half));
    expect([first.statusCode, first.headers['upload-offset']]).toEqual([TAKEN, String(half)]);
    const asked = await ranch.tus('HEAD', location);
    expect(asked.headers).toMatchObject({
      'upload-offset': String(half),
      'upload-length': String(sideways.length),
      'cache-control': 'no-store',
    });
    expect((await ranch.picture(sent.sha256)).json()).toMatchObject({ code: 'not_found', reason: 'picture_awaited' });
    const last = await ranch.patch(location, half, sideways.subarray(half));
    expect([last.statusCode, last.headers['upload-offset']]).toEqual([TAKEN, String(sideways.length)]);
    for (const [size, side] of [
      ['full', 2_560],
      ['large', 1_280],
      ['small', 320],
    ] as const) {
      const picture = await ranch.picture(sent.sha256, size);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'same-site',
        'accept-ranges': 'bytes',
      });
      const { format, height, exif, icc } = await sharp(picture.rawPayload).metadata();
      // Upright: it was taken with the phone on its side.
      expect([format, height, exif, icc]).toEqual(['webp', side, undefined, undefined]);
    }
  });

  it('a piece of a picture can be asked for', async () => {
    const sent = await ranch.photo(await aPicture(400, 300, 2));
    expect((await ranch.send(sent)).statusCode).toBe(TAKEN);
    const whole = (await ranch.picture(sent.sha256)).rawPayload;
    const piece = await ranch.picture(sent.sha256, 'small', ranch.owner, { range: 'bytes=10-19' });
    expect([piece.statusCode, piece.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.length}`]);
    expect(piece.rawPayload).toEqual(whole.subarray(10, 20));
    const beyond = await ranch.picture(sent.sha256, 'small', ranch.owner, { range: 'bytes=9999999-' });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    expect((await ranch.picture(sent.sha256, 'sent')).statusCode).toBe(404);
    expect((await ranch.picture(sent.sha256, '../full')).statusCode).toBe(404);
  });

  it('an upload begins for a photo that is there, with the file that its record says', async () => {
    const sent = await ranch.photo(await aPicture(100, 100, 3));
    const reasonOf = async (changed: Partial<typeof sent>, headers = {}) => {
      const answer = await ranch.begin({ ...sent, ...changed }, { headers });
      return [
        answer.statusCode,
        answer.json<{ reason?: string; code: string }>().reason ?? answer.json<{ code: string }>().code,
      ];
    };
    expect(await reasonOf({ photo: randomUUID() })).toEqual([409, 'no_such_photo']);
    expect(await reasonOf({ sha256: sha256Of(Buffer.from('other')) })).toEqual([409, 'no_such_photo']);
    expect(await reasonOf({ photo: sent.note })).toEqual([409, 'no_such_photo']);
    expect(await reasonOf({ photo: 'x' })).toEqual([422, 'invalid']);
    expect(await reasonOf({ bytes: Buffer.alloc(7) })).toEqual([422, 'invalid']);
    expect(await reasonOf({}, { 'upload-length': String(10 * 1024 * 1024 + 1) })).toEqual([413, 'picture_too_large']);
    for (const length of ['', '0', '-1', '1e3', '9'.repeat(20)]) {
      expect(await reasonOf({}, { 'upload-length': length })).toEqual([422, 'invalid']);
    }
    expect(await reasonOf({}, { 'upload-metadata': '' })).toEqual([422, 'invalid']);
    expect(await reasonOf({}, { 'tus-resumable': '0.2.0' })).toEqual([412, 'invalid']);
  });

  it('bytes go on where the others end, as bytes, and no more come than were said', async () => {
    const sent = await ranch.photo(await aPicture(120, 100, 4));
    const location = String((await ranch.begin(sent)).headers.location);
    const early = await ranch.patch(location, 5, sent.bytes.subarray(5));
    expect([early.statusCode, early.json<{ offset: string }>().offset]).toEqual([409, '0']);
    const json = await ranch.tus('PATCH', location, {
      headers: { 'upload-offset': '0', 'content-type': 'application/json' },
      body: Buffer.from('{}'),
    });
    expect([json.statusCode, json.json<{ code: string }>().code]).toEqual([415, 'bad_type']);
    const more = await ranch.patch(location, 0, Buffer.concat([sent.bytes, Buffer.from('more')]));
    expect([more.statusCode, more.json<{ reason: string }>().reason]).toEqual([413, 'picture_too_large']);
    const asRecord = await test.app.inject({
      method: 'POST',
      url: `${ranch.ranch.path}/changes`,
      headers: { authorization: `Bearer ${ranch.owner}`, 'content-type': 'application/offset+octet-stream' },
      payload: Buffer.from('{}'),
    });
    expect(asRecord.statusCode).toBe(415);
  });

  it('a sender who lost the last answer hears that all has come, and that nothing more is taken', async () => {
    const sent = await ranch.photo(await aPicture(300, 200, 6));
    const location = String((await ranch.begin(sent)).headers.location);
    expect((await ranch.patch(location, 0, sent.bytes)).statusCode).toBe(TAKEN);
    const length = String(sent.bytes.length);
    const asked = await ranch.tus('HEAD', location);
    expect(asked.headers).toMatchObject({ 'upload-offset': length, 'upload-length': length });
    expect((await ranch.patch(location, sent.bytes.length, Buffer.alloc(0))).statusCode).toBe(404);
    expect((await ranch.tus('DELETE', location)).statusCode).toBe(404);
  });

  it('a file that is not the one of the record, and one that is not a picture, are forgotten; the record stays', async () => {
    const sent = await ranch.photo(await aPicture(130, 100, 5));
    const location = String((await ranch.begin(sent)).headers.location);
    const other = await ranch.patch(location, 0, Buffer.alloc(sent.bytes.length));
    expect([other.statusCode, other.json<{ reason: string }>().reason]).toEqual([422, 'other_picture']);
    expect((await ranch.tus('HEAD', location)).statusCode).toBe(404);
    expect((await ranch.send(sent)).statusCode).toBe(TAKEN);

    const text = await ranch.photo(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'));
    const refused = await ranch.send(text);
    expect([refused.statusCode, refused.json<{ reason: string }>().reason]).toEqual([422, 'not_a_picture']);
    expect((await ranch.picture(text.sha256)).json()).toMatchObject({ code: 'not_found', reason: 'not_a_picture' });
    expect(await ranch.ranch.record(text.photo)).toMatchObject({ kind: 'photo', data: { sha256: text.sha256 } });
  });

  it('five are on their way at once, the same photo once; one that is given up makes room', async () => {
    const token = await ranch.ranch.member('five@example.com', 'member');
    const photos = [];
    for (let seed = 10; seed < 16; seed += 1) photos.push(await ranch.photo(await aPicture(50, 50, seed), token));
    const locations: string[] = [];
    for (const photo of photos.slice(0, 5)) {
      locations.push(String((await ranch.begin(photo, { token })).headers.location));
    }
    const [first, , , , , sixth] = photos;
    if (first === undefined || sixth === undefined) throw new Error('There are six photos');
    // One that was kept takes no room.
    expect((await ranch.send(await ranch.photo(await aPicture(50, 50, 17), token), ranch.owner)).statusCode).toBe(
      TAKEN,
    );
    const full = await ranch.begin(sixth, { token });
    expect([full.statusCode, full.json<{ reason: string }>().reason]).toEqual([429, 'open_uploads']);
    // The browser has forgotten where the first one went.
    expect((await ranch.begin(first, { token })).statusCode).toBe(BEGUN);
    expect((await ranch.tus('HEAD', locations[0] ?? '', { token })).statusCode).toBe(404);
    expect((await ranch.tus('DELETE', locations[1] ?? '', { token })).statusCode).toBe(TAKEN);
    expect((await ranch.begin(sixth, { token })).statusCode).toBe(BEGUN);
  });

  it('PHOTOS P3: pictures are sent by who may record, each by who began it, and seen by the people of the ranch', async () => {
    const { ranch: record } = ranch;
    const [viewer, member, other] = await Promise.all([
      record.member('viewer@example.com', 'viewer'),
      record.member('member@example.com', 'member'),
      record.member('other@example.com', 'member'),
    ]);
    const outsider = await test.newcomer('outsider@example.com');
    const sent = await ranch.photo(await aPicture(90, 90, 20));
    expect((await ranch.begin(sent, { token: viewer })).statusCode).toBe(403);
    expect((await ranch.begin(sent, { token: outsider })).statusCode).toBe(404);
    expect((await ranch.begin(sent, { token: '' })).statusCode).toBe(401);
    const location = String((await ranch.begin(sent, { token: member })).headers.location);
    for (const token of [other, ranch.owner, outsider]) {
      expect((await ranch.tus('HEAD', location, { token })).statusCode).toBe(404);
      expect((await ranch.patch(location, 0, sent.bytes, token)).statusCode).toBe(404);
      expect((await ranch.tus('DELETE', location, { token })).statusCode).toBe(404);
    }
    expect((await ranch.tus('HEAD', location, { token: '' })).statusCode).toBe(401);
    expect((await ranch.patch(location, 0, sent.bytes, member)).statusCode).toBe(TAKEN);
    for (const token of [viewer, member, ranch.owner]) {
      expect((await ranch.picture(sent.sha256, 'small', token)).statusCode).toBe(200);
    }
    expect((await ranch.picture(sent.sha256, 'small', outsider)).statusCode).toBe(404);
    expect((await test.get(`${record.path}/photo/${sent.sha256}/small`)).statusCode).toBe(401);
    // On their own ranch the hash opens nothing.
    const theirs = await PhotoRanch.start(test);
    expect((await theirs.picture(sent.sha256)).statusCode).toBe(404);
    expect((await theirs.picture(sha256Of(Buffer.from('guessed')))).statusCode).toBe(404);
  });
});
