import { keepWorking, openStocked, test, expect, type Phone } from '../support/fieldTest';
import { canvas, expectColor, expectOtherColor, type Point } from '../support/map';
import { startProduct } from '../support/product';
import { A_PADDOCK, added, type ServerRanch } from '../support/serverRanch';
import { serveTiles, type TileServer } from '../support/tiles';
import { cacheNames } from '../support/worker';

/** No other test of the night has the port so far above the server under test. */
const FURTHER = 3;
const PICTURES = '#3366cc';
const [WEST, SOUTH, EAST, NORTH] = [-101.62, 41.93, -101.6, 41.95];
const OUTLINE = [
  [WEST, SOUTH],
  [EAST, SOUTH],
  [EAST, NORTH],
  [WEST, NORTH],
  [WEST, SOUTH],
];

test.use({
  baseURL: `http://localhost:${Number(process.env.E2E_PORT) + FURTHER}`,
  reducedMotion: 'reduce',
});

let tiles: TileServer;
let product: Awaited<ReturnType<typeof startProduct>>;

test.beforeAll(async () => {
  tiles = await serveTiles(PICTURES);
  const source = { template: tiles.template, attribution: 'Pictures of the test', max_zoom: 18, may_keep: true };
  product = await startProduct(FURTHER, { MAP_TILES: JSON.stringify({ ERSI_IMAGERY: source }), ALLOWED_ORIGINS: '' });
});
test.afterAll(async () => {
  await product.close();
  tiles.close();
});

const grounds = async ({ page }: Phone) =>
  (await cacheNames(page)).filter((name) => name.startsWith('grazewell ground'));

/** The ground of a ranch with one square paddock is on the phone. */
async function keepGround(phone: Phone, ranch: ServerRanch): Promise<void> {
  const shape = { type: 'Polygon', coordinates: [OUTLINE] };
  await ranch.write('Drawn', added('paddock', { ...A_PADDOCK, name: 'North', shape, acres: null }));
  await openStocked(phone, ranch);
  await phone.open('/settings/device');
  await phone.page.getByRole('button', { name: 'Keep the ground of your ranch on this device' }).click();
  await expect(phone.page.getByText(/^\d+ tiles, less than 1 MB\.$/)).toBeVisible();
  await phone.page.getByRole('button', { name: 'Keep them' }).click();
  await expect(phone.page.getByText('The ground of your ranch is on this device:')).toBeVisible({ timeout: 120_000 });
  expect(await grounds(phone)).toHaveLength(1);
}

/** The middle of the map, and so far to its right. */
async function besideMiddle({ page }: Phone, pixels: number): Promise<Point> {
  const box = await canvas(page).boundingBox();
  return [Math.round((box?.width ?? 0) / 2) + pixels, Math.round((box?.height ?? 0) / 2)];
}

/** The map with the eastern fence of the paddock in its middle. */
const atFence = (zoom: number) => `/map?at=${(SOUTH + NORTH) / 2},${EAST}&zoom=${zoom}&scheme=uniform`;

test('OFFLINE G1: kept, killed and started without a network, the map shows the ground from zoom 12 to 18, and the paddock over it', async ({
  phone,
  ranch,
}) => {
  test.setTimeout(600_000);
  await keepGround(phone, ranch);
  // A browser writes local storage to the disk some seconds later.
  await phone.page.waitForTimeout(10_000);
  await phone.setNetwork(false);
  const asked = tiles.asked;
  await phone.killAndOpen(atFence(12));
  await keepWorking(phone);
  for (const zoom of [12, 13, 14, 15, 16, 18]) {
    await phone.open(atFence(zoom));
    await expect(canvas(phone.page)).toBeVisible();
    await expectColor(phone.page, await besideMiddle(phone, 20), PICTURES);
    await expectOtherColor(phone.page, await besideMiddle(phone, -20), PICTURES);
  }
  expect(tiles.asked).toBe(asked);
});

test('OFFLINE G3: the ground goes with the copy that is removed', async ({ phone, ranch }) => {
  test.setTimeout(600_000);
  await keepGround(phone, ranch);
  await phone.page.getByRole('button', { name: 'Remove the ranch from this device' }).click();
  await phone.page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(phone.page.getByText('The ground of your ranch is on this device:')).toBeHidden();
  await expect.poll(() => grounds(phone)).toEqual([]);
});
