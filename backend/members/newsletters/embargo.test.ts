import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { callRights } from '@/backend/call-rights.fixture'
import { callers } from '@/backend/callers.fixture'
import { fileUrl } from '@/backend/library/downloads/presenter'
import { subscriptions } from '@/backend/platform/db/schema/members/subscriptions'
import { mailedKeyHeader } from '@/lib/contract/forms/mailed-key'
import { newPreviewLinkSchema } from '@/lib/contract/pages/preview-link'
import { listsPart, pagesPerPart } from '@/lib/contract/site/sitemap'
import { ask, createPictureFile, toFormData } from '@/tests/content/media'
import { createSettingsKey } from '../subscriptions/settings-key'
import { hourMs, startReleases } from './press-releases.fixture'

const releases = startReleases()
const { tests, backend, addJournalist, makeRelease, expectDone, dispatch, getHourLater, runPlans } = releases
const { planIssue, sendForMinutes, queueLetters, advanceClock } = tests

/** Words of the release in both languages, and names of its files. */
const secretWords = /Geheime B|geheime-b|Secret S|secret-s|geheim\.pdf|Geheimes M/
const words = ['B%C3%BChnen', 'Stages', 'geheim', 'Geheimes']

/** Content that refers to the release. */
interface Facts {
  id: number
  image: number
  file: Awaited<ReturnType<typeof makeRelease>>['file']
  /** A public release that names the other one as related. */
  neighbor: number
  /** A sent issue of the newsletter that lists the release. */
  issue: number
  dispatch: number
}

/** Addresses that would show the release, without a language if they have none. */
interface Surface {
  /** Addresses of the release and its parts, which are missing before the publication. */
  details?: (facts: Facts) => string[]
  /** Addresses of content around it, which are public without it. */
  lists?: (facts: Facts) => string[]
}

const toAddresses = (path: string) => [`/de${path}`, `/en${path}`]
const toSearchAddresses = (path: string) => words.flatMap((word) => toAddresses(`${path}?query=${word}`))

/** Every public call that reads pages, records or files. */
const surfaces: Readonly<Record<string, Surface>> = {
  'GET /api/press-releases': {
    lists: () => ['', '?year=2026', '?page_size=1'].flatMap((query) => toAddresses(`/api/press-releases/${query}`)),
  },
  'GET /api/press-releases/{id}': {
    details: ({ id }) => toAddresses(`/api/press-releases/${id}/`),
    lists: ({ neighbor }) => [`/de/api/press-releases/${neighbor}/`],
  },
  'GET /api/press-releases/{id}/pictures/{image}': {
    details: ({ id, image }) => toAddresses(`/api/press-releases/${id}/pictures/${image}`),
  },
  'GET /api/articles': { lists: () => toAddresses('/api/articles/?section=press') },
  'GET /api/articles/{id}': {
    details: ({ id }) => toAddresses(`/api/articles/${id}/`),
    lists: ({ neighbor }) => [`/de/api/articles/${neighbor}/`],
  },
  'GET /api/articles/feed.rss': { lists: () => toAddresses('/api/articles/feed.rss?section=press') },
  'GET /api/record-teasers': { lists: () => toAddresses('/api/record-teasers/?source=press&count=6') },
  'GET /api/search': { lists: () => toSearchAddresses('/api/search/') },
  'GET /api/search/pages': { lists: () => toSearchAddresses('/api/search/pages/') },
  'GET /api/search/others': { lists: () => toSearchAddresses('/api/search/others/') },
  'GET /api/search/autocomplete': { lists: () => toSearchAddresses('/api/search/autocomplete/') },
  'GET /api/download-categories': { lists: () => toAddresses('/api/download-categories/') },
  'GET /api/download-directories': {
    lists: () => ['', '?search=geheim'].flatMap((query) => toAddresses(`/api/download-directories/${query}`)),
  },
  'GET /api/download-directories/{id}': {
    details: ({ file }) => toAddresses(`/api/download-directories/${file.directoryId}/`),
  },
  'GET /api/download-directories/{id}/files.zip': {
    details: ({ file }) => toAddresses(`/api/download-directories/${file.directoryId}/files.zip`),
  },
  'GET /api/files/{id}/{name}': { details: ({ file }) => [fileUrl(file)] },
  'GET /api/press-dispatches/{id}/files/{file}/{key}': {
    details: ({ dispatch, file }) => [`/api/press-dispatches/${dispatch}/files/${file.id}/erraten/`],
  },
  'GET /api/sitemap': { lists: () => ['/api/sitemap/'] },
  'GET /api/sitemap/{name}': {
    lists: ({ id }) => [`/api/sitemap/${Math.floor(id / pagesPerPart)}/`, `/api/sitemap/${listsPart}/`],
  },
  'GET /api/newsletter-issues': { lists: () => toAddresses('/api/newsletter-issues/') },
  'GET /api/newsletter-issues/{id}': { lists: ({ issue }) => toAddresses(`/api/newsletter-issues/${issue}/`) },
  // The request has the key of a preview of the issue.
  'GET /api/preview': { lists: () => ['/de/api/preview/'] },
  'GET /api/preview/{part}/{id}/{key}': {
    details: ({ file, image }) => [`/api/preview/files/${file.id}/1.x`, `/api/preview/pictures/${image}/1.x`],
  },
  // Pages and link previews of the site are made of this call.
  'GET /pageeditor-api/page/{path}': {
    details: ({ id }) => [
      `/de/pageeditor-api/page/pressemitteilungen/geheime-buehnen/${id}`,
      `/de/pageeditor-api/page/pressemitteilungen/x/${id}`,
      `/en/pageeditor-api/page/press-releases/secret-stages/${id}`,
    ],
    lists: ({ neighbor }) => [`/de/pageeditor-api/page/pressemitteilungen/nachbarin/${neighbor}`],
  },
}

/** Public calls that read neither pages with records nor files. A new call belongs to one list. */
const unrelatedCalls = new Set(
  [
    ...['csrf', 'settings', 'openapi.json', 'health/live', 'health/ready', 'set-up', 'form-tickets'],
    ...['newsletter/settings', 'press-mailing-list/settings', 'job-alerts/settings'],
    ...['newsletter-links/{id}', 'html/{slug}', 'countries', 'regions', 'places'],
    ...['persons', 'persons/{id}', 'persons/{id}/contact.vcf', 'person-categories', 'person-categories/{id}'],
    ...['article-categories', 'article-tags', 'article-tags/{id}', 'press-categories'],
    ...['events', 'events/{id}', 'events/{id}/event.ics', 'events/feed.ics'],
    ...['organizations', 'organizations/{id}', 'organizations/{id}/contact.vcf', 'organizations/confirmation'],
    ...['jobs', 'jobs/{id}', 'jobs/{id}/pdf/{name}', 'jobs/renewal', 'jobs/teaser', 'search-jobs'],
    ...['jobs/feed.rss', 'jobs/feed.json', 'jobs/categories', 'jobs/employment_types'],
    ...['jobs/specializations', 'jobs/occupations', 'jobs/contract_types'],
  ].map((path) => `GET /api/${path}`),
)
for (const path of ['redirect', 'redirect/{path}', 'user', 'nav', 'page', 'container/by-slug/{slug}']) {
  unrelatedCalls.add(`GET /pageeditor-api/${path}`)
}
// Tags of changes are for the site's servers. Pictures have no address that names a release.
for (const path of ['/internal/tags', '/media/images/{image}/{file}']) unrelatedCalls.add(`GET ${path}`)

const publicReads = callRights
  .filter(({ admittedCallers }) => admittedCallers === callers)
  .flatMap(({ calls }) => calls)
  .filter((call) => call.startsWith('GET /') && !call.startsWith('GET /_allauth/'))

it('checks every public call, or names it as unrelated', () => {
  const listedCalls = [...Object.keys(surfaces), ...unrelatedCalls]
  expect(listedCalls.toSorted()).toEqual(publicReads.toSorted())
})

/** Publishes a release with a related one, and sends an issue that lists the related one. */
async function publishSurroundings(id: number) {
  const { editor } = releases
  const title = { de: 'Nachbarin', en: '' }
  const neighbor = (await makeRelease({ title, related: [id] })).id
  await expectDone('publish', neighbor, { at: null })
  const section = { title: { de: 'Presse', en: 'Press' }, source: 'press-releases' as const, days: null }
  const sections = [
    { ...section, records: [id], count: 3 },
    { ...section, records: [], count: 12 },
  ]
  const issue = await planIssue({ sections })
  await queueLetters()
  const creation = { type: 'newsletter-issue', target: issue, locale: 'de', is_fixed: false, days: 7 }
  const response = await editor.call('POST', '/de/api/preview-links/', creation)
  const { key } = newPreviewLinkSchema.parse(await response.json())
  return { neighbor, issue, key }
}

/** Lists the addresses of the table that do not hide the release. */
async function listLeaks(facts: Facts, key: string) {
  const leaks: string[] = []
  for (const [call, { details, lists }] of Object.entries(surfaces)) {
    for (const address of [...(details?.(facts) ?? []), ...(lists?.(facts) ?? [])]) {
      const response = await backend.get(address, { [mailedKeyHeader]: key })
      const text = `${JSON.stringify([...response.headers])} ${await response.text()}`
      const isHidden = details?.(facts).includes(address)
        ? response.status === 404 && !secretWords.test(text)
        : response.status === 200 && !secretWords.test(text)
      if (!isHidden) leaks.push(`${call}: ${response.status} ${address}`)
    }
  }
  return leaks
}

it('hides a planned release and one under an embargo from every public call until its publication', async () => {
  const ada = await addJournalist('ada@example.org')
  const bela = await addJournalist('bela@example.org')
  const upload = toFormData({ file: await createPictureFile('foto.png', 900, 600), is_decorative: 'true' })
  const { body: picture } = await ask(releases.editor, 'POST', '/media/', upload)
  const { id, file } = await makeRelease(
    { title: { de: 'Geheime Bühnen', en: 'Secret Stages' }, image: picture.id },
    { fileName: 'geheim.pdf', title: 'Geheimes Material' },
  )
  const { key, ...surroundings } = await publishSurroundings(id)
  await expectDone('publish', id, { at: getHourLater() })
  const facts = { id, file, image: picture.id, dispatch: 1, ...surroundings }
  expect(await listLeaks(facts, key)).toEqual([])

  await dispatch(id, { is_embargoed: true })
  await sendForMinutes(2)
  const { email } = await tests.server.waitForMail('ada@example.org')
  expect(email.subject).toBe('Sperrfrist: Geheime Bühnen')
  expect(email.text).toContain('Sperrfrist: 28. November 2026')
  expect(email.text).toContain('Die Zahlen')
  const findFileAddress = (text: string | undefined) =>
    /https:\/\/buehnenhaus\.test(\/api\/press-dispatches\/\S+)/.exec(text ?? '')?.[1] ?? ''
  const fileAddress = findFileAddress(email.text)
  const keyedFile = await backend.get(fileAddress)
  expect([keyedFile.status, await keyedFile.text()]).toEqual([200, '%PDF-1'])
  expect(keyedFile.headers.get('Cache-Control')).toContain('private')
  const embargoedFacts = { ...facts, dispatch: Number(/press-dispatches\/(\d+)/.exec(fileAddress)?.[1]) }
  expect(await listLeaks(embargoedFacts, key)).toEqual([])
  const wrongKeys = [
    fileAddress.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')),
    fileAddress.replace(/[^/]+$/, createSettingsKey(tests.services.serverKey, ada)),
  ]
  for (const address of wrongKeys) expect((await backend.get(address)).status).toBe(404)

  // The other reader leaves the list and loses the file.
  const addressOfBela = findFileAddress((await tests.server.waitForMail('bela@example.org')).email.text)
  await backend.services.db.delete(subscriptions).where(eq(subscriptions.id, bela.id))
  expect((await backend.get(addressOfBela)).status).toBe(404)

  // The plan is withdrawn for a while, then carried out.
  await expectDone('unpublish', id)
  expect((await backend.get(fileAddress)).status).toBe(404)
  await expectDone('publish', id, { at: getHourLater() })
  expect((await backend.get(fileAddress)).status).toBe(200)
  advanceClock(hourMs)
  await runPlans()
  expect((await backend.get(addressOfBela)).status).toBe(200)
  const showingCalls = new Set((await listLeaks(embargoedFacts, key)).map((leak) => leak.split(': ')[0]))
  // Lists without titles, search results of content pages, an issue that was sent before, and files
  // for the readers of a preview link.
  const silentCalls = ['download-categories', 'newsletter-issues', 'newsletter-issues/{id}', 'sitemap']
    .concat('search/pages', 'preview/{part}/{id}/{key}')
    .map((path) => `GET /api/${path}`)
  expect([...showingCalls, ...silentCalls].toSorted()).toEqual(Object.keys(surfaces).toSorted())
}, 60_000)
