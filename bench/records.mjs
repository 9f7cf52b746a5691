import { join } from 'node:path'
import { root } from '../scripts/support/paths.mjs'
import { runOrExit } from '../scripts/support/run.mjs'
import { compareSites } from './compare-sites.mjs'

const scale = 100
/** Number of requests of each path. */
const attempts = 40
/** Number of requests of a complete list. */
const fewAttempts = 3
/** Complete lists without pagination. They grow with the site, so their times have no limit. */
const completeLists = new Set(['events: feed'])

/**
 * Compares a site with one that has a hundred times as many records. Measures lists and details, as
 * cached pages and as API calls. The requests go to both sites in turn.
 * @returns true if the large site takes at most twice as long
 */
export async function benchRecords({ env, start }) {
  const sites = []
  for (const times of [1, scale]) {
    const siteEnv = { ...env, DATA_DIR: `${env.DATA_DIR}-${times}` }
    await runOrExit(process.execPath, [join(root, 'dist/seed.js'), '--scale', String(times)], { env: siteEnv })
    sites.push(await start([join(root, 'dist/server.js')], { env: siteEnv, isReady: /is open/ }))
  }
  return await compare(sites.map(({ url }) => url))
}

/** Compares two sites by their URLs, the small one first. */
async function compare([small, large]) {
  const [smallPaths, largePaths] = [await fetchPaths(small), await fetchPaths(large)]
  const rows = Object.entries(smallPaths).map(([name, path]) => ({
    name,
    small: () => read(small + path),
    large: () => read(large + largePaths[name]),
    attempts: completeLists.has(name) ? fewAttempts : attempts,
    hasLimit: !completeLists.has(name),
  }))
  return await compareSites(rows, ['×1', `×${scale}`])
}

async function read(url) {
  const response = await fetch(url)
  const text = await response.text()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return text
}

/** Fetches the measured paths by name. Pages are cached, API calls are not. */
async function fetchPaths(site) {
  const fetchJson = async (call) => JSON.parse(await read(`${site}/de/api/${call}`))
  const list = async (call) => (await fetchJson(call)).results
  const [article] = await list('articles/')
  const [release] = await list('press-releases/?page_size=2')
  const [category] = await list('article-categories/')
  const [tag] = await list('article-tags/')
  const [member] = await list('organizations/')
  const [event] = await list('events/')
  const jobs = await fetchJson('jobs/')
  const [job] = jobs.results
  const lastYear = new Date().getFullYear() - 1
  const day = new Date().toISOString().slice(0, 10)
  const month = new Date(Date.now() + 28 * 86_400_000).toISOString().slice(0, 10)
  const encodedPlace = encodeURIComponent(member.place)
  return {
    'debate: page': '/de/debatte',
    'debate: list': '/de/api/articles/',
    'debate: page 3 of it': '/de/api/articles/?page=3',
    'debate: category': `/de/api/articles/?category=${category.id}`,
    'debate: tag': `/de/api/articles/?tags=${tag.id}`,
    'debate: article, page': article.url,
    'debate: article': `/de/api/articles/${article.id}/`,
    'debate: feed': '/de/api/articles/feed.rss',
    'press: page': '/de/pressemitteilungen',
    'press: list': '/de/api/press-releases/',
    'press: year': `/de/api/press-releases/?year=${lastYear}`,
    'press: category': `/de/api/press-releases/?category=${release.categories[0].id}`,
    'press: release, page': release.url,
    'press: release': `/de/api/articles/${release.id}/`,
    'directory: page': '/de/unsere-mitglieder',
    'directory: list': '/de/api/organizations/',
    'directory: category': '/de/api/organizations/?categories=theater',
    'directory: place': `/de/api/organizations/?place=${encodedPlace}`,
    'directory: region': '/de/api/organizations/?region=DE-SN',
    'directory: letter': '/de/api/organizations/?letter=k',
    'directory: name': `/de/api/organizations/?search=${encodeURIComponent(member.title)}`,
    'directory: places': '/de/api/places/',
    'directory: member, page': member.url,
    'directory: member': `/de/api/organizations/${member.id}/`,
    'events: page': '/de/kalender',
    'events: list': '/de/api/events/',
    'events: month': `/de/api/events/?from=${day}&to=${month}`,
    'events: kind': '/de/api/events/?kind=workshop',
    'events: event, page': event.url,
    'events: event': `/de/api/events/${event.id}/`,
    'events: feed': '/de/api/events/feed.ics',
    'jobs: page': '/de/jobboerse',
    'jobs: page, filtered': '/de/jobboerse?category=orchestra&region=DE-NW',
    'jobs: list': '/de/api/jobs/',
    'jobs: page 2 of it': `/de/api/jobs/${new URL(jobs.next).search}`,
    'jobs: near': '/de/api/jobs/?near=10115',
    'jobs: within': '/de/api/jobs/?near=10115&within=50&category=orchestra',
    'jobs: saved': `/de/api/jobs/?ids=${jobs.results.map(({ id }) => id).join(',')}`,
    'jobs: category': '/de/api/jobs/?category=orchestra',
    'jobs: two filters': '/de/api/jobs/?category=technical,workshops&region=DE-NW',
    'jobs: words': '/de/api/jobs/?search=beleuchtung',
    'jobs: words and a filter': '/de/api/jobs/?search=sopran&employment_type=full-time',
    'jobs: of an organization': `/de/api/jobs/?organization=${jobs.results.find(({ organization }) => organization).organization.id}&page_size=100`,
    'jobs: deadline': '/de/api/jobs/?ordering=deadline',
    'jobs: newest': '/de/api/jobs/teaser/',
    'jobs: ad, page': job.url,
    'jobs: ad': `/de/api/jobs/${job.id}/`,
    'search: completion': '/de/api/search/autocomplete/?query=tarifver',
    'search: common word': '/de/api/search/autocomplete/?query=theat',
    'search: common words': '/de/api/search/?query=theater',
    'search: name': `/de/api/search/?query=${encodeURIComponent(member.title)}`,
    'search: word': '/de/api/search/?query=tarifvertrag',
  }
}
