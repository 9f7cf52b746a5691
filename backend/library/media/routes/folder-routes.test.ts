import { expect, it } from 'vitest'
import { mediaFolderSchema } from '@/lib/contract/media/media'
import { logInBeforeAll } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { ask, createPictureFile, logInEditor, toFormData } from '@/tests/content/media'

const backend = startTestBackend()
const editor = logInBeforeAll(backend, { role: 'editor' })

async function addFolder(name: string, parent: number | null = null): Promise<number> {
  const { status, body } = await ask(editor, 'POST', '/media/folders/', { name, parent })
  expect(status).toBe(201)
  return mediaFolderSchema.parse(body).id
}
const change = (id: number, body: unknown) => ask(editor, 'PATCH', `/media/folders/${id}/`, body)
const toErrors = (field: string) => ({ status: 400, body: { [field]: [expect.any(String)] } })

it('folders form a tree, contain pictures and are listed by name', async () => {
  const houses = await addFolder('Häuser')
  const berlin = await addFolder('  berlin ', houses)
  const { body: picture } = await ask(
    editor,
    'POST',
    '/media/',
    toFormData({ file: await createPictureFile(), folder: String(berlin) }),
  )
  expect(picture.folder).toBe(berlin)
  expect((await ask(editor, 'GET', '/media/folders/')).body).toEqual([
    { id: berlin, name: 'berlin', parent: houses, pictures: 1, revision: 1 },
    { id: houses, name: 'Häuser', parent: null, pictures: 0, revision: 1 },
  ])
  const list = await ask(editor, 'GET', `/media/?folder=${berlin}`)
  expect(list.body.results.map(({ id }: { id: number }) => id)).toEqual([picture.id])
  expect((await ask(editor, 'GET', '/media/?folder=none')).body.count).toBe(0)
})

it('only an empty folder can be deleted', async () => {
  const outer = await addFolder('Außen')
  const inner = await addFolder('Innen', outer)
  const form = toFormData({ file: await createPictureFile(), folder: String(inner) })
  const { body: picture } = await ask(editor, 'POST', '/media/', form)
  const remove = (id: number, revision = 1) => ask(editor, 'DELETE', `/media/folders/${id}/`, { revision })
  expect((await remove(outer)).status).toBe(409)
  expect((await remove(inner)).status).toBe(409)
  await ask(editor, 'PATCH', `/media/${picture.id}/`, { revision: 1, folder: null })
  expect((await ask(editor, 'DELETE', `/media/folders/${inner}/`)).status).toBe(428)
  expect((await remove(inner, 7)).status).toBe(409)
  expect((await remove(inner)).status).toBe(204)
  expect((await remove(inner)).status).toBe(404)
  expect((await remove(outer)).status).toBe(204)
})

it('prevents cycles of folders, even with two simultaneous moves', async () => {
  const first = await addFolder('Eins')
  const second = await addFolder('Zwei', first)
  expect(await change(first, { revision: 1, parent: first })).toMatchObject(toErrors('parent'))
  expect(await change(first, { revision: 1, parent: second })).toMatchObject(toErrors('parent'))
  const [left, right] = [await addFolder('Links'), await addFolder('Rechts')]
  const moves = await Promise.all([
    change(left, { revision: 1, parent: right }),
    change(right, { revision: 1, parent: left }),
  ])
  expect(moves.map(({ status }) => status).sort()).toEqual([200, 400])
})

it('names are unique in a folder, and the depth of the tree is limited', async () => {
  const root = await addFolder('Basis')
  await addFolder('Name', root)
  const otherFolder = await addFolder('anders', root)
  expect(await ask(editor, 'POST', '/media/folders/', { name: 'NAME', parent: root })).toMatchObject(toErrors('name'))
  expect(await change(otherFolder, { revision: 1, name: 'name' })).toMatchObject(toErrors('name'))
  for (const name of ['', ' ', 'a'.repeat(101), 'a\tb', 5]) {
    expect(await ask(editor, 'POST', '/media/folders/', { name })).toMatchObject(toErrors('name'))
  }
  expect(await ask(editor, 'POST', '/media/folders/', { name: 'x', parent: 99_999 })).toMatchObject(toErrors('parent'))
  let leaf = await addFolder('1')
  const parentFolder = await addFolder('Paar')
  await addFolder('darin', parentFolder)
  for (let level = 2; level <= 7; level++) leaf = await addFolder(String(level), leaf)
  expect(await change(parentFolder, { revision: 1, parent: leaf })).toMatchObject(toErrors('parent'))
  leaf = await addFolder('8', leaf)
  expect(await ask(editor, 'POST', '/media/folders/', { name: '9', parent: leaf })).toMatchObject(toErrors('parent'))
})

it('requires the revision of a change, unless the values are already stored', async () => {
  const id = await addFolder('Alt')
  expect((await change(id, { name: 'Neu' })).status).toBe(428)
  expect((await change(id, { name: '' })).status).toBe(428)
  expect((await change(id, { revision: 0, name: 'Neu' })).status).toBe(409)
  expect((await change(id, { revision: 1, name: 'Neu' })).body).toMatchObject({ name: 'Neu', revision: 2 })
  expect(await change(id, { revision: 1, name: 'Neu' })).toMatchObject({ status: 200, body: { revision: 2 } })
  const outdatedChange = await change(id, { revision: 1, name: 'Neuer' })
  expect(outdatedChange).toMatchObject({ status: 409, body: { current: { name: 'Neu' }, yours: { name: 'Neuer' } } })
})

it('names the user who changed the folder in a conflict', async () => {
  const otherEditor = await logInEditor(backend, { firstName: 'Ben', lastName: 'Beispiel' })
  const id = await addFolder('Gemeinsam')
  const target = await addFolder('Ziel')
  await ask(otherEditor, 'PATCH', `/media/folders/${id}/`, { revision: 1, name: 'Von Ben' })
  const conflict = { status: 409, body: { current: { name: 'Von Ben' }, by: 'Ben Beispiel' } }
  expect(await change(id, { revision: 1, name: 'Von mir' })).toMatchObject(conflict)
  expect(await change(id, { revision: 1, parent: target })).toMatchObject(conflict)
  expect(await ask(editor, 'DELETE', `/media/folders/${id}/`, { revision: 1 })).toMatchObject(conflict)
})
