import type { Report } from '../checkHistory';
import { runJob, serveJobs, type Answer, type Files, type Job } from './jobs';
import { recordsShown } from './recordsShown';
import { reportShown } from './reportShown';

const byId = <Of extends HTMLElement>(id: string) => document.getElementById(id) as Of;

/** What a form holds. A key may be copied with spaces and capitals. */
async function filesOf(form: HTMLFormElement): Promise<Files | undefined> {
  const data = new FormData(form);
  const given = (name: string) => data.getAll(name).filter((one) => one instanceof File && one.name !== '') as File[];
  const [[history], [photos]] = [given('history'), given('photos')];
  if (history === undefined) return undefined;
  const seals = await Promise.all(given('seals').map(async (file) => ({ name: file.name, text: await file.text() })));
  const [typed] = data.getAll('key').filter((one) => typeof one === 'string');
  const key = (typed ?? '').replace(/\s/g, '').toLowerCase();
  return { history, seals, key: key === '' ? undefined : key, photos };
}

function start(script: string): void {
  const [status, report, records] = [byId('status'), byId('report'), byId('records')];
  const progress = byId<HTMLProgressElement>('progress');
  const [form, asOf] = [byId<HTMLFormElement>('check'), byId<HTMLFormElement>('as-of')];
  const line = byId<HTMLInputElement>('line');
  let checked: { history: File; ranch: string } | undefined;
  let isBusy = false;

  const onProgress = (done: number, all: number) => {
    progress.value = (100 * done) / all;
    status.textContent = `Checking: ${Math.floor(progress.value / 10) * 10} %`;
  };

  /** Does one job at a time; undefined, and said, where a file cannot be read. */
  async function run(doing: string, job: () => Promise<Job | undefined>): Promise<Answer | undefined> {
    if (isBusy) return undefined;
    isBusy = true;
    [status.textContent, progress.hidden, progress.value] = [doing, false, 0];
    try {
      const asked = await job();
      return asked === undefined ? undefined : await runJob(asked, script, onProgress);
    } catch {
      status.textContent = 'A file cannot be read. It may have been moved or changed: choose it again.';
      return undefined;
    } finally {
      [isBusy, progress.hidden] = [false, true];
    }
  }

  function show(shown: Report, history: File): void {
    const isWhole = shown.outcome === 'whole';
    report.replaceChildren(...reportShown(shown));
    records.replaceChildren();
    asOf.hidden = !isWhole;
    checked = isWhole ? { history, ranch: shown.file?.ranchUuid ?? '' } : undefined;
    line.max = line.value = String(shown.end ?? 0);
    status.textContent = shown.said[0]?.text ?? '';
    report.focus();
  }

  async function check(): Promise<void> {
    let files: Files | undefined;
    const answer = await run('Checking', async () => {
      files = await filesOf(form);
      return files && { check: files };
    });
    if (files !== undefined && answer !== undefined && 'report' in answer) show(answer.report, files.history);
  }

  async function showRecords(): Promise<void> {
    const [of, n] = [checked, Number(line.value)];
    if (of === undefined) return;
    const answer = await run('Reading the records', async () => ({ history: of.history, asOf: n }));
    if (answer === undefined || !('records' in answer)) return;
    status.textContent = `${answer.records.length.toLocaleString('en-US')} records as of line ${n}`;
    records.replaceChildren(...recordsShown(answer.records, n, of.ranch));
  }

  const answering = (answer: () => Promise<void>) => (event: SubmitEvent) => {
    event.preventDefault();
    void answer();
  };
  form.onsubmit = answering(check);
  asOf.onsubmit = answering(showRecords);
}

if (typeof document === 'undefined') serveJobs();
else start(document.currentScript?.textContent ?? '');
