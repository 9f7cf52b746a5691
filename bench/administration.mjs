import { join } from 'node:path'
import pg from 'pg'
import { root } from '../scripts/support/paths.mjs'
import { compareSites } from './compare-sites.mjs'
import { Client } from './scale/client.mjs'

/** The numbers of accounts and job ads of the two sites, in addition to the demo content. */
const sizes = [
  { users: 500, jobs: 250 },
  { users: 50_000, jobs: 25_000 },
]
const attempts = 40

/**
 * Measures the long lists of the administration on two sites with the embedded database, one a
 * hundred times as large as the other.
 * @returns true if search, filters and sorting take at most twice as long on the large site
 */
export async function benchAdministration({ env, start }) {
  const clients = []
  for (const size of sizes) {
    const siteEnv = { ...env, DATA_DIR: `${env.DATA_DIR}-${size.users}` }
    const site = await start([join(root, 'dist/server.js')], { env: siteEnv, isReady: /is open/ })
    await seed(siteEnv.DATA_DIR, size)
    const client = new Client(site.url)
    await client.logIn('admin@example.org', env.DEMO_PASSWORD)
    clients.push(client)
  }
  const [small, large] = clients
  const rows = Object.entries(lists).map(([name, query]) => {
    const path = `/de/api/administration/${query}`
    return { name, attempts, small: () => small.send('GET', path), large: () => large.send('GET', path) }
  })
  return await compareSites(
    rows,
    sizes.map(({ users, jobs }) => `${users} + ${jobs}`),
  )
}

/** Adds accounts and job ads with realistic names, so that search words are rare and common. */
async function seed(dataDir, { users, jobs }) {
  const client = new pg.Client({ host: dataDir, port: 5432, user: 'postgres', database: 'postgres' })
  await client.connect()
  const word = (words, number) =>
    `(ARRAY[${words.map((text) => `'${text}'`).join(',')}])[1 + (${number}) % ${words.length}]`
  try {
    await client.query(`
      INSERT INTO users (email, first_name, last_name, organization, password_hash, email_verified_at, is_active, "group", created_at)
      SELECT 'person-' || n || '@example.org', ${word(firstNames, 'n * 7')}, ${word(lastNames, 'n * 3')} || ' ' || n,
        ${word(organizationNames, 'n')} || ' ' || n % 300, '', now(), n % 50 <> 0, CASE WHEN n % 50 <> 0 THEN 'Mitglied' END,
        now() - n * interval '1 minute'
      FROM generate_series(1, ${users}) AS n`)
    await client.query(`
      INSERT INTO jobs (owner_id, title, employer, place, description, state, deadline, published_at, renewed_at, expires_at)
      SELECT (SELECT min(id) FROM users), ${word(trades, 'n')} || ' ' || n, ${word(organizationNames, 'n')} || ' ' || n % 300, 'Chemnitz',
        repeat('Text ', 200), CASE n % 50 WHEN 0 THEN 'withdrawn' ELSE 'published' END, current_date + n % 60, now(), now(),
        now() + interval '60 days'
      FROM generate_series(1, ${jobs}) AS n`)
    await client.query('VACUUM ANALYZE')
  } finally {
    await client.end()
  }
}

const firstNames = ['Anna', 'Björn', 'Clara', 'Dörte', 'Emil', 'Franziska', 'Götz', 'Hanna', 'Ida', 'Jürgen']
const lastNames = ['Müller', 'Schmidt', 'Kranz', 'Weiß', 'Lindner', 'Öztürk', 'Yilmaz', 'Vogel']
const organizationNames = ['Theater', 'Orchester', 'Bühne', 'Oper', 'Schauspielhaus']
const trades = ['Beleuchter*in', 'Sopran', 'Dramaturgie', 'Maskenbild', 'Requisite']

const lists = {
  'accounts: newest': 'users/',
  'accounts: by name': 'users/?ordering=name',
  'accounts: by organization': 'users/?ordering=-organization',
  'accounts: a page far behind': 'users/?ordering=name&page=20',
  'accounts: waiting': 'users/?state=waiting',
  'accounts: of a role': 'users/?role=editor',
  'accounts: of a group': 'users/?group=Mitglied',
  'accounts: search, a name': 'users/?search=kranz',
  'accounts: search, folded': 'users/?search=mueller',
  'accounts: search, one person': 'users/?search=kranz+417',
  'accounts: search, an address': 'users/?search=person-417%40',
  'accounts: search, two words, by name': 'users/?search=bj%C3%B6rn+schm&ordering=name',
  'accounts: search, one letter': 'users/?search=k',
  'accounts: search, all of them': 'users/?search=example',
  'accounts: search, nothing': 'users/?search=qx',
  'accounts: search and a filter': 'users/?search=kranz&state=waiting',
  'ads: last changed': 'jobs/',
  'ads: by deadline': 'jobs/?ordering=deadline',
  'ads: by title': 'jobs/?ordering=title',
  'ads: withdrawn': 'jobs/?state=withdrawn',
  'ads: search, a trade': 'jobs/?search=sopran',
  'ads: search, one ad': 'jobs/?search=sopran+121',
  'ads: search, an organization': 'jobs/?search=theater+120',
  'ads: search, a place, by deadline': 'jobs/?search=chemnitz&ordering=deadline',
  'everything: search': 'search/?search=kranz',
}
