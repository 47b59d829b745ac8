import type { CurrencyCode, StoreViewCode } from '#contract/page-render.ts';
import type { SwitchName } from '#contract/switches.ts';
import { switchedOff } from './platform/switches/service.ts';
import { tag } from './platform/cache/tags.ts';
import { migrate, isMigrated } from './platform/database/migrations.ts';
import { openDatabase } from './platform/database/open.ts';
import type { Database } from './platform/database/types.ts';
import { readFigures, type Figures } from './figures.ts';
import { runLoad } from './import/run-load.ts';
import type { CommandHandler } from './platform/commands/types.ts';
import { createExecutor } from './platform/graphql/executor.ts';
import type { RequestScope } from './platform/graphql/request-scope.ts';
import { liveSchema } from './platform/graphql/live-schema.ts';
import { assembleSchema } from './platform/graphql/schema.ts';
import type { GraphqlRequest, GraphqlResponse } from './platform/graphql/types.ts';
import { acceptLater, startBulks } from './merchandise/integration/bulk/service.ts';
import { fetchDownload } from './after-sale/downloads/service.ts';
import type { DownloadFile } from './after-sale/downloads/types.ts';
import { withFeatureGate, withGatedRoutes } from './feature-gate.ts';
import { createLog } from './platform/log.ts';
import type { Log } from './platform/log.ts';
import { scheduleMaintenance } from './platform/maintenance/service.ts';
import type { Platform } from './platform/context.ts';
import { createPlatform } from './platform/platform.ts';
import { startSecurityLog } from './platform/security-log.ts';
import { createDispatcher } from './platform/rest/dispatcher.ts';
import type { RestResponse, RestCall } from './platform/rest/dispatcher.ts';
import type { Settings } from './platform/settings.ts';
import { requestScope } from './request-scope.ts';
import type { MailSample } from './mail-set.ts';
import { listStoreViews } from './merchandise/stores/service.ts';
import { listPages, type ListedPage } from './merchandise/url/service.ts';
import { firstCounterLink } from './people/staff/service.ts';
import { startCommandServer } from './platform/commands/server.ts';
import { printStaff } from './platform/staff/run-command.ts';
import { staffModules } from './staff-modules.ts';
import { resolverMaps, restRoutes, schemaExtensions, startModules } from './modules.ts';

export type { CurrencyCode, Figures, StoreViewCode };

export type DownloadRequest = { kind: 'link' | 'sample'; id: string; isCounted: boolean };
export type Health = { ok: boolean; engine: Database['engine']; problems: readonly string[] };

/** The embedded back end, as used by the HTTP layer, server rendering and scripts. */
export type Commerce = {
  executeGraphql(request: GraphqlRequest): Promise<GraphqlResponse>;
  handleRest(call: RestCall): Promise<RestResponse>;
  /** True if it is ready: the database responds, all migrations have run, the catalogue is in memory. */
  health(): Promise<Health>;
  /** Notifies of invalidated cache tags; returns the unsubscribe function. */
  onPurge(listener: (tags: ReadonlySet<string>) => void): () => void;
  /** Returns a purchased file, or a sample, by the last part of its URL; undefined if access is denied. */
  download(request: DownloadRequest): Promise<DownloadFile | undefined>;
  /** All pages, by store view code. */
  siteMap(): Promise<ReadonlyMap<StoreViewCode, readonly ListedPage[]>>;
  /** Invitation link for the owner's account of the back office. Undefined if an account exists. */
  firstCounterLink(origin: string): Promise<string | undefined>;
  /** Returns whether a preview token is valid and has not expired. */
  isPreview(token: string): Promise<boolean>;
  figures(): Promise<Figures>;
  /** Features switched off by the merchant, or without data. */
  switchedOff(): Promise<ReadonlySet<SwitchName>>;
  /** Every mail of the shop as it would be sent, for the style guide. */
  mailSamples(): Promise<readonly MailSample[]>;
  /** Starts jobs and scheduled tasks, and begins to receive notices of other processes. Call once there is a catalogue. */
  start(): Promise<void>;
  close(): Promise<void>;
  /** For scripts (import, jobs) and tests. */
  platform: Platform;
};

export type CommerceOptions = {
  log?: Log;
  /** Called with the name of each executed migration. */
  onMigration?: (name: string) => void;
  /** An open database instead of the settings' one; `close` closes it. */
  database?: Database;
};

const HEALTH_DEADLINE_MS = 500;

const within = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response in ${milliseconds} ms`)), milliseconds);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};

/** Opens the database, migrates it and assembles the modules. An empty database can serve only after an import. */
export const createCommerce = async (settings: Settings, options: CommerceOptions = {}): Promise<Commerce> => {
  const log = options.log ?? createLog(settings.logLevel);
  const database = options.database ?? (await openDatabase(settings));
  try {
    await migrate(database, options.onMigration);
  } catch (error) {
    await database.close();
    throw error;
  }
  const platform = createPlatform({ database, settings, log });
  const scope: RequestScope = requestScope(platform);
  const schema = liveSchema({
    platform,
    tags: [tag.attribute],
    readExtensions: () => schemaExtensions(platform),
    assemble: ({ sdl, resolvers }) => assembleSchema([...withFeatureGate(resolverMaps), resolvers], sdl),
  });
  const executeGraphql = createExecutor({ platform, schema, scope });
  startBulks(platform, restRoutes);
  const handleRest = createDispatcher({ platform, routes: withGatedRoutes(restRoutes), scope, acceptLater });

  const commands: Readonly<Record<string, CommandHandler>> = {
    staff: ({ argv }, output) => printStaff(platform, staffModules, argv, output),
    'catalogue-load': (request, output) => runLoad(platform, request, output),
  };
  let stopCommands = async (): Promise<void> => {};

  const check = async (): Promise<readonly string[]> => {
    try {
      return (await within(isMigrated(database.kysely), HEALTH_DEADLINE_MS)) ? [] : ['migrations are missing'];
    } catch (error) {
      return [`database: ${error instanceof Error ? error.message : String(error)}`];
    }
  };

  return {
    executeGraphql,
    handleRest,
    health: async () => {
      const problems = await check();
      return { ok: problems.length === 0, engine: database.engine, problems };
    },
    onPurge: (listener) => platform.cache.onPurge(listener),
    download: (request) => fetchDownload(platform, request),
    siteMap: async () => {
      const [views, pages] = await Promise.all([listStoreViews(platform), listPages(platform)]);
      return new Map(views.map(({ id, code }) => [code, pages.get(id) ?? []]));
    },
    firstCounterLink: (origin) => firstCounterLink(platform, origin),
    isPreview: async (token) => (await scope.previewOf?.(token)) !== undefined,
    figures: () => readFigures(platform),
    switchedOff: () => switchedOff(platform),
    mailSamples: async () => (await import('./sample-mails.ts')).sampleMails(platform, executeGraphql),
    start: async () => {
      await platform.cache.start();
      await startSecurityLog(platform);
      await startModules(platform);
      scheduleMaintenance(platform);
      platform.jobs.start();
      // With a database server, commands connect to the database directly.
      if (!settings.databaseUrl && database.engine === 'pglite')
        stopCommands = await startCommandServer(settings.varDir, commands, log);
    },
    close: async () => {
      await stopCommands();
      await platform.jobs.close();
      await platform.cache.close();
      await database.close();
    },
    platform,
  };
};
