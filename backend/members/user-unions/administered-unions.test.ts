import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { fileUrl } from '@/backend/library/downloads/presenter'
import { sessions } from '@/backend/platform/db/schema/accounts/sessions'
import { users } from '@/backend/platform/db/schema/accounts/users'
import { downloadFiles } from '@/backend/platform/db/schema/library/downloads'
import { createUser, logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { addDirectory } from '@/tests/content/downloads'

const backend = startTestBackend()

const office = logInBeforeAll(backend, { role: 'office' })
const call = (method: string, path: string, body?: unknown) => office.call(method, `/de/api/${path}`, body)
const noText = { de: '', en: '' }
const union = {
  category: 'committee',
  title: { de: 'Tarifausschuss', en: 'Agreements' },
  slug: '',
  position: 0,
  description: noText,
  members: [] as object[],
  downloads: [
    { file: null as number | null, title: { de: 'Satzung', en: 'Statutes' }, url: { de: '/de/satzung.pdf', en: '' } },
  ],
}

it('stores the ordered members of a union, and shows them the union immediately', async () => {
  const [first, second] = [await createUser(backend), await createUser(backend)]
  const chair = { user: second.id, role: { de: 'Vorsitz', en: 'Chair' } }
  const members = [chair, { user: first.id, role: noText }]
  const response = await call('POST', 'unions/', { values: { ...union, members } })
  const newUnion = await response.json()
  expect([response.status, newUnion]).toMatchObject([
    201,
    { values: { slug: 'tarifausschuss', members }, row: { members: 2 } },
  ])
  const browser = await new TestBrowser(backend).logIn(first)
  const ownUnions = await (await browser.call('GET', '/de/api/user-unions/')).json()
  expect(ownUnions.results).toMatchObject([{ id: newUnion.id, members: [{ role: 'Vorsitz' }, { role: '' }] }])

  await call('PATCH', `unions/${newUnion.id}/`, { revision: 1, values: { members: [chair] } })
  expect((await (await browser.call('GET', '/de/api/user-unions/')).json()).results).toEqual([])
  const page = await (await call('GET', `administration/unions/?user=${second.id}&category=committee`)).json()
  expect(page.results).toMatchObject([{ id: newUnion.id, values: { members: 1 } }])

  async function restoreMembers() {
    await call('POST', 'administration/unions/restore/', { ids: [newUnion.id] })
    const restoredUnion = await (await call('GET', `administration/unions/${newUnion.id}/`)).json()
    return restoredUnion.values.members
  }
  const remove = () => call('POST', 'administration/unions/delete/', { ids: [newUnion.id] })
  await remove()
  expect(await restoreMembers()).toEqual([chair])
  await remove()
  await backend.services.db.delete(users).where(eq(users.id, second.id))
  expect(await restoreMembers()).toEqual([])
})

it('reports the restored unions if the proof of the next one is missing', async () => {
  const member = { user: (await createUser(backend)).id, role: noText }
  const ids: number[] = []
  for (const members of [[], [member]]) {
    const values = { ...union, title: { de: `Rat ${members.length}`, en: 'Council' }, members }
    ids.push((await (await call('POST', 'unions/', { values })).json()).id)
  }
  const run = (action: string, unionIds = ids) => call('POST', `administration/unions/${action}/`, { ids: unionIds })
  await run('delete')
  const setProof = (provedAt: Date) => backend.services.db.update(sessions).set({ provedAt })
  await setProof(new Date(0))
  const detail = expect.stringContaining('Passwort')
  expect(await (await run('restore')).json()).toEqual({ done: [ids[0]], refused: [{ id: ids[1], detail }] })
  expect((await run('restore', ids.slice(1))).status).toBe(401)
  await setProof(new Date())
})

it('rejects a union with an error of the field', async () => {
  const member = { user: (await createUser(backend)).id, role: noText }
  const download = { file: null, title: noText, url: noText }
  const script = { de: 'javascript:alert(1)', en: '' }
  for (const [change, field] of [
    [{ members: [{ ...member, user: 999_999 }] }, 'members'],
    [{ members: [member, member] }, 'members'],
    [{ downloads: [{ ...download, title: union.title, url: script }] }, 'downloads'],
    [{ downloads: [download] }, 'downloads'],
    [{ downloads: [{ ...download, title: union.title }] }, 'downloads'],
    [{ downloads: [{ ...download, file: 999_999 }] }, 'downloads'],
    [{ slug: 'ä b' }, 'slug'],
  ] as const) {
    const response = await call('POST', 'unions/', { values: { ...union, slug: 'anders', ...change } })
    expect([response.status, Object.keys((await response.json()).values)]).toEqual([400, [field]])
  }
})

it('shows the downloads of a union to users with access, and the union among the uses of a file', async () => {
  const { db } = backend.services
  const user = await createUser(backend)
  const directory = await addDirectory(backend, { 'protokoll.txt': 'Beschlossen.' }, { isProtected: true })
  const [file] = await db.select().from(downloadFiles).where(eq(downloadFiles.directoryId, directory.id))
  if (!file) throw new Error('There is no file.')
  const downloads = [{ file: file.id, title: noText, url: noText }, ...union.downloads]
  const values = { ...union, slug: 'mit-akten', members: [{ user: user.id, role: noText }], downloads }
  const newUnion = await (await call('POST', 'unions/', { values })).json()
  expect(newUnion.values.downloads).toEqual(downloads)
  const readDownloads = async (group: string, locale = 'de') => {
    await db
      .update(users)
      .set({ group: group as 'Mitglied' })
      .where(eq(users.id, user.id))
    const browser = await new TestBrowser(backend).logIn(user)
    const { results } = await (await browser.call('GET', `/${locale}/api/user-unions/`)).json()
    return results[0].downloads
  }
  const linkedDownload = { title: 'Satzung', url: '/de/satzung.pdf' }
  expect(await readDownloads('Mitglied')).toEqual([{ title: file.title.de, url: fileUrl(file) }, linkedDownload])
  expect(await readDownloads('Jobbörse')).toEqual([linkedDownload])
  // The address of the other language.
  expect(await readDownloads('Jobbörse', 'en')).toEqual([{ ...linkedDownload, title: 'Statutes' }])
  const uses = await (await call('GET', `administration/download-files/${file.id}/uses/`)).json()
  expect(uses).toEqual([{ title: 'Tarifausschuss', url: `/de/admin/unions/${newUnion.id}` }])
  await db.delete(downloadFiles).where(eq(downloadFiles.id, file.id))
  expect(await readDownloads('Mitglied')).toEqual([linkedDownload])
})
