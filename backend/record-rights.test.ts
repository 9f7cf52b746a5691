import { beforeAll, expect, it } from 'vitest'
import { createRenewalKey } from '@/backend/members/jobs/renewal-key'
import { completeJob, logInAs, resetTestClock, testClock } from '@/backend/members/jobs/routes/jobs.fixture'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { createPdf } from '@/backend/platform/pdf/pdf.fixture'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'
import { ownJobSchema } from '@/lib/contract/jobs/jobs'
import { startTestBackend } from '@/tests/backend-app'
import { createPage } from '@/tests/content/content'
import { addDirectory } from '@/tests/content/downloads'
import { toFormData } from '@/tests/content/media'
import { callers, startCallers } from './callers.fixture'

const backend = startTestBackend({ clock: () => testClock.now })
const getBrowser = startCallers(backend)

const firstRevision = { revision: 1 }
/** Records of the rows below: ads of a user who is not among the callers, files, a page. */
const targets = { running: 0, draft: 0, renewalKey: '', publicFile: '', protectedFile: '' }

beforeAll(async () => {
  resetTestClock()
  const { db, serverKey } = backend.services
  const owner = await logInAs(backend, { group: 'Jobbörse' })
  const write = async (path: string, body?: unknown) =>
    ownJobSchema.parse(await (await owner.call('POST', `/de/api/jobs/my/${path}`, body)).json())
  for (const kind of ['draft', 'running'] as const) {
    const { id, revision } = await write('', completeJob)
    const file = new File([createPdf({ content: 'BT (Chor) Tj ET' })], 'a.pdf')
    await write(`${id}/pdf/`, toFormData({ file, revision: String(revision) }))
    targets[kind] = id
  }
  const { expires_at } = await write(`${targets.running}/publish/`)
  const { id: userId } = await (await owner.call('GET', '/de/api/users/me/')).json()
  const endsAt = new Date(expires_at ?? '')
  targets.renewalKey = createRenewalKey(serverKey, { jobId: targets.running, userId, endsAt })
  for (const [isProtected, name] of [
    [false, 'publicFile'],
    [true, 'protectedFile'],
  ] as const) {
    await addDirectory(backend, { 'a.txt': name }, { isProtected })
    const [file] = (await db.select().from(downloadFiles)).slice(-1)
    targets[name] = `files/${file?.id}/a.txt`
  }
  await createPage(db, { path: { de: 'entwurf' } })
})

interface Row {
  target: string
  method?: string
  path: () => string
  body?: unknown
  headers?: () => Record<string, string>
  /** In the order of the callers: anonymous, member, advertiser, editor, office, admin, program. */
  statuses: readonly number[]
}

const all = (status: number) => callers.map(() => status)

it.each<Row>([
  { target: 'a file for everybody', path: () => `api/${targets.publicFile}`, statuses: all(200) },
  {
    target: 'a file for members',
    path: () => `api/${targets.protectedFile}`,
    statuses: [401, 200, 403, 200, 200, 200, 401],
  },
  { target: 'an unpublished page', path: () => 'pageeditor-api/page/entwurf', statuses: all(404) },
  {
    target: 'the working copy of the page',
    path: () => 'pageeditor-api/page/entwurf?draft=1',
    statuses: [401, 403, 403, 200, 403, 200, 401],
  },
  { target: 'the PDF of a running ad', path: () => `api/jobs/${targets.running}/pdf/a.pdf`, statuses: all(200) },
  { target: 'the PDF of a draft', path: () => `api/jobs/${targets.draft}/pdf/a.pdf`, statuses: all(404) },
  {
    target: 'the ad of another user',
    path: () => `api/jobs/my/${targets.running}/`,
    statuses: [401, 403, 404, 403, 403, 403, 404],
  },
  {
    target: 'a change of the ad of another user',
    method: 'PATCH',
    path: () => `api/jobs/my/${targets.running}/`,
    body: { ...firstRevision, title: 'Meins' },
    statuses: [401, 403, 404, 403, 403, 403, 404],
  },
  ...(['pdf', 'logo'] as const).flatMap((kind): Row[] => [
    {
      target: `an upload of its ${kind}`,
      method: 'POST',
      path: () => `api/jobs/my/${targets.running}/${kind}/`,
      body: toFormData({ file: new File(['x'], 'a.pdf'), revision: '1' }),
      statuses: [401, 403, 404, 403, 403, 403, 401],
    },
    {
      target: `the removal of its ${kind}`,
      method: 'DELETE',
      path: () => `api/jobs/my/${targets.running}/${kind}/`,
      body: firstRevision,
      statuses: [401, 403, 404, 403, 403, 403, 401],
    },
  ]),
  ...(['views', 'clicks'] as const).map(
    (kind): Row => ({
      target: `the count of ${kind}`,
      method: 'POST',
      path: () => `api/jobs/${targets.running}/${kind}/`,
      statuses: all(204),
    }),
  ),
  {
    target: 'the ad of a mailed key',
    path: () => 'api/jobs/renewal/',
    headers: () => ({ [mailedKeyHeader]: targets.renewalKey }),
    statuses: all(200),
  },
  {
    target: 'an ad by the key of another ad',
    path: () => 'api/jobs/renewal/',
    headers: () => ({ [mailedKeyHeader]: targets.renewalKey.replace(/^\d+/, String(targets.draft)) }),
    statuses: all(404),
  },
  {
    target: 'the renewal of an ad by an invalid key',
    method: 'POST',
    path: () => 'api/jobs/renewal/',
    body: { key: '1.1.1.'.padEnd(49, 'x') },
    statuses: all(404),
  },
])(
  'returns the expected status to each caller for $target',
  async ({ method = 'GET', path, body, headers, statuses }) => {
    const actual: number[] = []
    for (const caller of callers) {
      const response = await getBrowser(caller).call(method, `/de/${path()}`, body, headers?.())
      await response.body?.cancel()
      actual.push(response.status)
    }
    expect(actual).toEqual(statuses)
  },
)
