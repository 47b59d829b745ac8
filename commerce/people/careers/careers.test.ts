import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { showrooms } from '#commerce/after-sale/orders/testing/products.ts';
import { describeWithDatabase } from '#commerce/platform/database/testing/database.ts';
import { tag } from '#commerce/platform/cache/tags.ts';
import { createDispatcher } from '#commerce/platform/rest/dispatcher.ts';
import { runStaff } from '#commerce/platform/staff/run-staff.ts';
import { openTestShop } from '#commerce/platform/testing/test-shop.ts';
import type { TestShop } from '#commerce/platform/testing/test-shop.ts';
import { requestScope } from '#commerce/request-scope.ts';
import { saveShowrooms } from '#commerce/merchandise/showroom/service.ts';
import { resolvers } from './graphql.ts';
import { routes } from './rest.ts';
import { listApplications, saveJobs, startCareers } from './service.ts';
import { staff } from './staff.ts';
import { docx, pdf } from './testing/careers.ts';
import type { JobInput } from './types.ts';

const texts = (en: string, fr: string, us?: string) => ({ en, fr, ...(us ? { us } : {}) });
const [place] = showrooms;
const JOB: JobInput = {
  code: 'yard-hand',
  title: texts('Yard hand', 'Préposé à la cour', 'Yard worker'),
  summary: texts('Lift.', 'Lever.'),
  department: 'yards',
  departmentLabel: texts('Slab yards', 'Cours à tranches'),
  showroom: place?.code ?? '',
  where: texts('Here', 'Ici'),
  type: 'full_time',
  hours: texts('Days', 'De jour'),
  pay: texts('$27', '27 $'),
  salary: { from: 27, to: 31, per: 'hour', currency: 'CAD' },
  posted: '2026-01-02',
  applyBy: '2099-01-15',
};
const APPLY = 'mutation ($input: JobApplicationInput!) { applyForJob(input: $input) { number } }';
const ANN = { name: ' Ann Roy ', email: 'ann@example.com', experience: 'Six years.\n\nA crane card.' };

describeWithDatabase('applications for jobs', (open) => {
  let shop: TestShop;
  let upload: (
    name: string,
    body?: unknown,
    ip?: string,
  ) => Promise<{ status: number; value: Record<string, unknown> }>;
  let count = 0;
  let mailed = 0;
  beforeAll(async () => {
    const database = await open();
    shop = await openTestShop(database, { resolvers: [resolvers] });
    await database.tx(async (db) => {
      await saveShowrooms(db, showrooms);
      await saveJobs(db, [JOB, { ...JOB, code: 'over', applyBy: '2020-01-01' }]);
    });
    const dispatch = createDispatcher({ platform: shop.platform, routes, scope: requestScope(shop.platform) });
    upload = async (name, body = pdf(), ip = `198.51.100.${++count % 250}`) => {
      const path = `/V1/careers/files?name=${encodeURIComponent(name)}`;
      const response = await dispatch({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/octet-stream' },
        body,
        ip,
      });
      return { status: response.status, value: JSON.parse(response.body) as Record<string, unknown> };
    };
  });

  const token = async (name = 'cv.pdf', bytes = pdf()): Promise<string> =>
    String((await upload(name, bytes)).value['token']);
  const apply = async (input: Record<string, unknown> = {}, caller = {}) =>
    shop.graphql(
      APPLY,
      { input: { ...ANN, request_id: crypto.randomUUID(), cv: input['cv'] ?? (await token()), ...input } },
      { ip: `203.0.113.${++count % 250}`, ...caller },
    );
  const folder = () => join(shop.platform.settings.varDir, 'applications');
  const stored = () => (existsSync(folder()) ? readdirSync(folder()) : []);
  /** Emails since the last call. */
  const mails = async (): Promise<string[]> => {
    await shop.platform.jobs.runDue();
    const path = join(shop.platform.settings.varDir, 'mail');
    const all = existsSync(path) ? readdirSync(path).sort() : [];
    return all.slice(mailed, (mailed = all.length)).map((name) => readFileSync(join(path, name), 'utf8'));
  };
  const run = (...argv: string[]) => runStaff(shop.platform, [staff], ['applications', ...argv]);
  beforeEach(async () => void (await mails()));

  test('jobs have the wording of the store view, their showroom, and whether they are open', async () => {
    const request = async (store: string) =>
      (await shop.graphql('{ jobOpenings { code title department_label is_open place { city } } }', {}, { store })).data
        .jobOpenings;
    expect(await request('CA_FR')).toMatchObject([
      {
        code: 'yard-hand',
        title: 'Préposé à la cour',
        department_label: 'Cours à tranches',
        is_open: true,
        place: { city: place?.city },
      },
      { code: 'over', is_open: false },
    ]);
    expect((await request('US_EN'))[0].title).toBe('Yard worker');
  });

  test('an upload is stored under a random name unrelated to its token, readable by the shop’s user only', async () => {
    const { status, value } = await upload('../../evil/Ann’s CV.pdf');
    expect([status, value]).toEqual([
      200,
      { token: expect.stringMatching(/^\w{32}$/), name: 'Ann’s CV.pdf', type: 'pdf', bytes: pdf().length },
    ]);
    const [name = ''] = stored();
    expect(name).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(name).not.toBe(value['token']);
    expect([statSync(folder()).mode & 0o777, statSync(join(folder(), name)).mode & 0o777]).toEqual([0o700, 0o600]);
  });

  test('a renamed script is neither stored nor given a token', async () => {
    const before = stored().length;
    const { status, value } = await upload('cv.pdf', Buffer.from('#!/bin/sh'));
    expect([status, value['error_code'], stored().length]).toEqual([400, 'CAREERS_FILE_TYPE', before]);
    expect((await upload('cv.pdf', '{"not":"bytes"}')).status).toBe(400);
  });

  test('thirty files per hour and IP address', async () => {
    for (let index = 0; index < 30; index++) expect((await upload('cv.pdf', pdf(), '192.0.2.1')).status).toBe(200);
    expect((await upload('cv.pdf', pdf(), '192.0.2.1')).status).toBe(429);
  });

  test('an application is stored with its files, emailed with them to the hiring desk, and confirmed without its content', async () => {
    const letter = await token('letter.docx', docx());
    const { data, errors } = await apply({ job: 'yard-hand', letter, telephone: '(514) 555-0101' }, { store: 'CA_FR' });
    expect(errors).toBeUndefined();
    const [record] = await listApplications(shop.platform);
    expect(record).toMatchObject({
      id: data.applyForJob.number,
      name: 'Ann Roy',
      telephone: '514-555-0101',
      experience: ANN.experience,
      job: 'yard-hand',
      jobTitle: 'Préposé à la cour',
      files: 'cv.pdf, letter.docx',
      state: 'new',
      language: 'fr',
    });
    const [desk = '', applicant = ''] = await mails();
    expect(desk).toMatch(/^Reply-To: ann@example\.com$/m);
    expect([...desk.matchAll(/filename=(\S+)/g)].map(([, name]) => name)).toEqual([
      `cv-${record?.id}.pdf`,
      `letter-${record?.id}.docx`,
    ]);
    expect(desk).toContain(pdf().toString('base64').slice(0, 60));
    expect(applicant).toMatch(/^To: ann@example\.com$/m);
    expect(applicant).not.toMatch(/filename=|crane/);
  });

  test('a file belongs to one application; unknown tokens are refused without storing or emailing anything', async () => {
    const cv = await token();
    expect((await apply({ cv })).errors).toBeUndefined();
    await mails();
    const before = (await listApplications(shop.platform)).length;
    for (const wrong of [cv, 'A'.repeat(32), '../../etc/passwd'])
      expect((await apply({ cv: wrong })).errors?.[0]?.extensions).toMatchObject({ error_code: 'CAREERS_CV' });
    const own = await token();
    expect((await apply({ cv: own, letter: own })).errors?.[0]?.extensions).toMatchObject({
      error_code: 'CAREERS_LETTER',
    });
    expect([(await listApplications(shop.platform)).length, await mails()]).toEqual([before, []]);
    // Nor is the file lost.
    expect((await apply({ cv: own })).errors).toBeUndefined();
  });

  test.each([
    [{ name: ' ' }, 'CAREERS_NAME'],
    [{ email: 'ann@' }, 'CAREERS_EMAIL'],
    [{ telephone: '12' }, 'CAREERS_TELEPHONE'],
    [{ experience: 'x'.repeat(4001) }, 'CAREERS_EXPERIENCE'],
    [{ needs: 'x'.repeat(1001) }, 'CAREERS_NEEDS'],
    [{ job: 'over' }, 'CAREERS_JOB'],
    [{ job: 'nothing' }, 'CAREERS_JOB'],
    [{ website: 'http://spam.example' }, 'CAREERS_REFUSED'],
  ])('%j is refused, and neither stored nor emailed', async (input, code) => {
    const before = (await listApplications(shop.platform)).length;
    expect((await apply(input)).errors?.[0]?.extensions).toMatchObject({ error_code: code });
    expect([(await listApplications(shop.platform)).length, await mails()]).toEqual([before, []]);
  });

  test('hostile text is stored as text: no line of it becomes a header or markup', async () => {
    expect(
      (
        await apply({
          name: 'Eve\r\nBcc: all@example.com',
          experience: '<script>alert(1)</script>',
          email: 'eve@example.com',
        })
      ).errors,
    ).toBeUndefined();
    expect((await listApplications(shop.platform))[0]?.name).toBe('Eve Bcc: all@example.com');
    for (const mail of await mails()) {
      expect(mail.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
      expect(mail.slice(mail.indexOf('text/html'))).not.toContain('<script>alert');
    }
  });

  test('a repeated request gets the same response, and is stored and emailed once', async () => {
    const input = { request_id: '0123456789abcdef', cv: await token(), email: 'twice@example.com' };
    const responses = await Promise.all([apply(input), apply(input), apply(input)]);
    expect(new Set(responses.map(({ data }) => data?.applyForJob.number)).size).toBe(1);
    expect((await listApplications(shop.platform)).filter(({ email }) => email === input.email)).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('staff list, show and mark applications, and copy their files under safe names', async () => {
    const cv = await token('..\\..\\start-up.pdf');
    const id = String((await apply({ cv })).data.applyForJob.number);
    expect(await run('list')).toContain('start-up.pdf');
    expect(await run('show', id)).toMatch(/^experience +Six years\./m);
    expect(await run('export')).toContain('ann@example.com');
    expect(await run('mark', id, 'invited')).toBe(`Application ${id} is invited.`);
    const target = mkdtempSync(join(tmpdir(), 'tessera-files-'));
    expect(await run('files', id, target)).toBe(join(target, `application-${id}-cv.pdf`));
    expect(readFileSync(join(target, `application-${id}-cv.pdf`))).toEqual(pdf());
    await expect(run('files', id, '../elsewhere')).rejects.toThrow('absolute path');
    await expect(run('files', '999999', target)).rejects.toThrow('There is no application 999999.');
    await expect(run('mark', id, 'lost')).rejects.toThrow('A state is one of');
  });

  test('deleting an application deletes its files and no others', async () => {
    const id = String((await apply()).data.applyForJob.number);
    const before = stored().length;
    await run('delete', id);
    expect([(await listApplications(shop.platform)).some((one) => String(one.id) === id), stored().length]).toEqual([
      false,
      before - 1,
    ]);
    await expect(run('delete', id)).rejects.toThrow(`There is no application ${id}.`);
  });

  test('unsent files are deleted after a day, applications with their files after a year', async () => {
    const runs: (() => Promise<unknown>)[] = [];
    const add = ({ run: work }: { run: () => Promise<unknown> }) => void runs.push(work);
    startCareers({ ...shop.platform, jobs: { ...shop.platform.jobs, schedule: add } });
    const unsent = await token();
    const saved = await listApplications(shop.platform);
    // File times are real, row times are the shop's clock.
    shop.clock.advance(Math.max(0, Date.now() - shop.clock.now().getTime()) + 2 * 24 * 3600 * 1000);
    await runs[0]?.();
    expect((await apply({ cv: unsent })).errors?.[0]?.extensions).toMatchObject({ error_code: 'CAREERS_CV' });
    expect(stored().length).toBe(saved.reduce((sum, { files }) => sum + files.split(', ').length, 0));
    shop.clock.advance(366 * 24 * 3600 * 1000);
    await runs[0]?.();
    expect([await listApplications(shop.platform), stored()]).toEqual([[], []]);
  });

  test('the end of a job purges cached job lists without a request', async () => {
    const { cache, db } = shop.platform;
    await saveJobs(db.kysely, [
      { ...JOB, applyBy: '2026-06-30' },
      { ...JOB, code: 'later' },
    ]);
    cache.purge([tag.job]);
    shop.clock.advance(Date.parse('2026-06-30T23:59:58.800Z') - shop.clock.now().getTime());
    const open = async () =>
      (await shop.graphql('{ jobOpenings { code is_open } }')).data.jobOpenings.map(
        (job: { is_open: boolean }) => job.is_open,
      );
    expect(await open()).toEqual([true, true]);
    const purged = vi.fn();
    const end = cache.onPurge((tags) => tags.has(tag.job) && purged());
    await new Promise((resolve) => setTimeout(resolve, 1_300));
    expect(purged).not.toHaveBeenCalled();
    shop.clock.advance(1_200);
    await vi.waitFor(() => expect(purged).toHaveBeenCalled(), { timeout: 6_000 });
    expect(await open()).toEqual([false, true]);
    end();
  });
});
