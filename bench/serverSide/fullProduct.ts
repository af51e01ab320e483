import { sql } from 'kysely';
import { addManyRows } from '../../server/test/support/manyRows';
import { databaseOf } from '../serve/databaseOf';
import { serveProduct, type Product } from '../serve/serveProduct';
import { ADMIN, ME, signIn, signUp } from './people';

/** A product with 10,000 ranches, and 10,000 members in one of them. */
export interface FullProduct extends Product {
  /** The token of an admin's session. */
  admin: string;
  /** The token of the session of who owns the ranch of 10,000. */
  owner: string;
  ranchUuid: string;
  /** The email of one of the 10,000 ranchers, from 1. */
  emailOf: (rancher: number) => string;
}

/** The bench signs in from one address, where the world has many. */
const SETTINGS = { ...ADMIN, RATE_LIMIT_PER_ADDRESS: '1000000' };

/** Adds the rows, and gives all ranchers the password of the owner. */
async function fill(dataDir: string, ranchUuid: string, ownerEmail: string): Promise<void> {
  const db = await databaseOf(dataDir);
  try {
    await addManyRows(db, ranchUuid, new Date());
    await sql`update users set password_hash = owner.password_hash from users owner
      where owner.email = ${ownerEmail} and users.first_name = 'rancher'`.execute(db);
    await sql.raw('vacuum analyze').execute(db);
  } finally {
    await db.destroy();
  }
}

async function ranchOf(address: string, token: string): Promise<string> {
  const answer = await fetch(`${address}${ME}`, { headers: { authorization: `Bearer ${token}` } });
  const { ranches } = (await answer.json()) as { ranches: { ranch_uuid: string }[] };
  if (ranches[0] === undefined) throw new Error('The owner has no ranch');
  return ranches[0].ranch_uuid;
}

/** Starts a product as `npm start` does, its log included, and fills it. */
export async function serveFull(settings: NodeJS.ProcessEnv): Promise<FullProduct> {
  const product = await serveProduct({ ...SETTINGS, ...settings });
  try {
    const ownerEmail = 'ada@example.com';
    const owner = await signUp(product.address, ownerEmail);
    const ranchUuid = await ranchOf(product.address, owner);
    await fill(product.dataDir, ranchUuid, ownerEmail);
    const admin = await signIn(product.address, ADMIN.ADMIN_EMAIL);
    return { ...product, owner, ranchUuid, admin, emailOf: (rancher) => `rancher${rancher}@example.com` };
  } catch (error) {
    await product.close();
    throw error;
  }
}
