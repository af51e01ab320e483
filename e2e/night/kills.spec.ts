import { expect, moveTo, openStocked, test, untilWaiting } from '../support/fieldTest';
import { pickPlace, row } from '../support/record';
import { stock } from '../support/serverRanch';
import { openStopping, untilStopped, WRITES } from '../support/stopAfter';

test('OFFLINE O1: killed after any write of recording, a change is there again, and on the server once', async ({
  phone,
  ranch,
}) => {
  test.setTimeout(600_000);
  await openStocked(phone, ranch);
  await moveTo(phone, 'Cows', 'Mesa');
  await untilWaiting(phone, 0);
  for (const [at, write] of WRITES.entries()) {
    await test.step(write, async () => {
      const paddock = at % 2 === 0 ? 'Creek' : 'Mesa';
      await phone.page.close();
      await openStopping(phone, '/herds', write);
      await expect(row(phone.page, 'Cows')).toContainText(at % 2 === 0 ? 'Mesa' : 'Creek');
      const records = `/api/v1/ranch/${ranch.uuid}/records`;
      if (write === 'answered') {
        // What somebody else has written between can't be read, so that the answer alone is kept.
        phone.line.given.set(records, 'hang');
        await stock(ranch, [], [`Herd ${at}`]);
      }
      await pickPlace(phone.page, row(phone.page, 'Cows').getByRole('button', { name: 'Move' }), paddock);
      await untilStopped(phone);
      phone.line.given.delete(records);
      await phone.killAndOpen('/herds');
      await expect(row(phone.page, 'Cows')).toContainText(paddock);
      await untilWaiting(phone, 0);
      // The first move was made before the first kill.
      expect((await ranch.moves()).length).toBe(at + 2);
    });
  }
});
