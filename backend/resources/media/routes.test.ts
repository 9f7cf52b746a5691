import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '@/backend/app'
import { images } from '@/backend/db/schema/images'
import { users } from '@/backend/db/schema/users'
import { InsufficientStorageError } from '@/backend/errors'
import { originalKey } from '@/backend/media/storage'
import { libraryPictureSchema } from '@/lib/contract/media'
import { createUser, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { listenTo } from '@/tests/content'
import { api, ask, formOf, logInEditor, pictureFile } from '@/tests/media'

const backend = startTestBackend()
let editor: TestBrowser
beforeAll(async () => {
  editor = await logInEditor(backend)
})

const upload = (fields: Record<string, string | Blob>, browser = editor) =>
  ask(browser, 'POST', '/media/', formOf(fields))

async function uploaded(fields: Record<string, string | Blob> = {}) {
  const { status, body } = await upload({ file: await pictureFile(), ...fields })
  expect([status, body]).toEqual([201, expect.objectContaining({ revision: 1 })])
  return libraryPictureSchema.parse(body)
}

describe('an upload', () => {
  it('is taken in with what is said of it, and served in every size', async () => {
    const picture = await uploaded({
      file: await pictureFile('Bühne.png'),
      alt: 'Leere Bühne',
      alt_en: 'Empty stage',
      copyright: 'VBO',
      folder: '',
    })
    expect(picture).toMatchObject({
      alt: 'Leere Bühne',
      alt_de: 'Leere Bühne',
      alt_en: 'Empty stage',
      copyright: 'VBO',
      file_name: 'Bühne.png',
      width: 30,
      height: 20,
      folder: null,
      is_decorative: false,
    })
    for (const url of [picture.thumbs.small.avif, picture.thumbs.xlarge.jpg]) {
      const answer = await backend.get(url)
      expect([answer.status, answer.headers.get('X-Content-Type-Options')]).toEqual([200, 'nosniff'])
    }
    expect((await ask(editor, 'GET', `/media/${picture.id}`)).body).toEqual(picture)
  })

  it('of the same file again gives the same picture and replaces nothing, also at the same time', async () => {
    const file = await pictureFile()
    const answers = await Promise.all(['eins', 'zwei', 'drei'].map((alt) => upload({ file, alt })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    const again = await upload({ file, alt: 'vier' })
    expect(again).toMatchObject({ status: 200, body: { id: answers[0]?.body.id, alt: answers[0]?.body.alt } })
  })

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\bilder\\a.php.jpg', 'a.php.jpg'],
    [`a${'\u202e'}gpj.exe\r\nX: y`, 'agpj.exeX: y'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('named %j is called %j and lies where its content says', async (name, shown) => {
    const picture = await uploaded({ file: await pictureFile(name) })
    const [row] = await backend.services.db.select().from(images).where(eq(images.id, picture.id))
    expect(picture.file_name.replaceAll('%0D%0A', '')).toBe(shown)
    expect(await backend.services.storage.exists(originalKey(row?.hash ?? ''))).toBe(true)
  })

  it.each<[string, string, string]>([
    ['HTML that calls itself a picture', '<!DOCTYPE html><script>alert(1)</script>', 'bild.png'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'logo.svg'],
    ['a program', '<?php system("id") ?>', 'bild.php.jpg'],
    ['the head of a GIF before a script', 'GIF89a=1;alert(1)//', 'bild.gif'],
    ['nothing', '', 'leer.png'],
  ])('of %s is refused, and nothing is stored', async (_what, content, name) => {
    const { db, storage } = backend.services
    const before = [
      await db.$count(images),
      [...(await storage.listAll('originals', { recursive: true })).objects].length,
    ]
    const file = new File([content], name, { type: 'image/png' })
    const { status, body } = await upload({ file })
    expect([status, body]).toEqual([400, { file: [expect.any(String)] }])
    const after = [
      await db.$count(images),
      [...(await storage.listAll('originals', { recursive: true })).objects].length,
    ]
    expect(after).toEqual(before)
  })

  it('says in the asked language what is wrong', async () => {
    const form = formOf({ file: new File(['nichts'], 'a.png') })
    const answer = await editor.call('POST', '/en/pageeditor-api/media/', form)
    expect(await answer.json()).toEqual({ file: [expect.stringContaining('is no picture')] })
  })

  it('is refused with fields that cannot be', async () => {
    const file = await pictureFile()
    const two = formOf({ file })
    two.append('file', await pictureFile())
    expect((await ask(editor, 'POST', '/media/', two)).body).toEqual({ file: [expect.any(String)] })
    expect((await upload({ alt: 'a' })).body).toEqual({ file: [expect.any(String)] })
    expect((await upload({ file, folder: '99999' })).body).toEqual({ folder: [expect.any(String)] })
    expect((await upload({ file, folder: '1 OR 1' })).body).toEqual({ folder: [expect.any(String)] })
    expect((await upload({ file, alt: 'a\0' })).body).toEqual({ alt: [expect.any(String)] })
    expect((await upload({ file, alt: 'a'.repeat(513) })).body).toEqual({ alt: [expect.any(String)] })
    expect((await upload({ file, is_decorative: 'maybe' })).status).toBe(400)
  })

  it('is refused when it is no form, broken, or too large', async () => {
    expect((await ask(editor, 'POST', '/media/', { file: 'a' })).status).toBe(415)
    const broken = await editor.call('POST', `${api}/media/`, 'a', {
      'Content-Type': 'multipart/form-data; boundary=b',
    })
    expect([broken.status, await broken.json()]).toEqual([
      400,
      { detail: expect.stringContaining('Formular') },
    ])
    const large = await upload({ file: new File([new Uint8Array(21 * 1024 * 1024)], 'a.png') })
    expect(large).toMatchObject({ status: 413, body: { detail: expect.stringContaining('20 MB') } })
  })

  it('is 507 when the storage is full, before it is read', async () => {
    const assertRoom = () => Promise.reject(new InsufficientStorageError('full'))
    const app = createApp({ ...backend.services, assertRoom })
    const full = new TestBrowser({ ...backend, services: backend.services, app })
    for (const [name, value] of editor.cookies) full.cookies.set(name, value)
    expect((await upload({ file: await pictureFile() }, full)).status).toBe(507)
  })

  it('may be as large as 20 MiB: a photograph of twelve megapixels', async () => {
    const bytes = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#321' } })
      .jpeg()
      .toBuffer()
    const padded = Buffer.concat([bytes, Buffer.alloc(15 * 1024 * 1024)])
    const picture = await uploaded({ file: new File([new Uint8Array(padded)], 'gross.jpg') })
    expect(picture).toMatchObject({ width: 4000, height: 3000, mime: 'image/jpeg' })
    expect(picture.byte_size).toBeLessThan(1024 * 1024)
  })
})

describe('the list', () => {
  const names = async (query: string) => {
    const { status, body } = await ask(editor, 'GET', `/media/?${query}`)
    expect(status).toBe(200)
    return body.results.map(({ file_name }: { file_name: string }) => file_name)
  }
  beforeAll(async () => {
    await uploaded({ file: await pictureFile('zz-größe.png'), alt: 'Kesselpauke', copyright: 'Jörg Weiß' })
    await uploaded({
      file: await pictureFile('zz-b.png', 9, 9),
      alt_en: 'Kettledrum 100%',
      description: 'Mauer',
    })
  })

  it.each([
    ['groesse', ['zz-größe.png']],
    ['GRÖSSE', ['zz-größe.png']],
    ['grosse', ['zz-größe.png']],
    ['kesselpauke jorg', ['zz-größe.png']],
    ['weiss', ['zz-größe.png']],
    ['kettle', ['zz-b.png']],
    ['uer', ['zz-b.png']],
    ['100%', ['zz-b.png']],
    ['zz_b', []],
    ["' OR 1=1", []],
    ['\\', []],
    ['kesselpauke kettledrum', []],
  ])('finds %j in names, texts and copyright, literally but for umlauts', async (search, found) => {
    expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(found)
  })

  it('is paged and ordered', async () => {
    expect(await names('search=zz&ordering=file_name')).toEqual(['zz-b.png', 'zz-größe.png'])
    expect(await names('search=zz&ordering=-file_name')).toEqual(['zz-größe.png', 'zz-b.png'])
    const { body } = await ask(editor, 'GET', '/media/?search=zz&page_size=1&page=2')
    expect(body).toMatchObject({ count: 2, next: null, previous: expect.stringContaining('https://') })
    expect((await ask(editor, 'GET', '/media/?page=99')).status).toBe(404)
    for (const wrong of ['ordering=hash', 'folder=x', 'search=%00', `search=${'a'.repeat(201)}`]) {
      expect((await ask(editor, 'GET', `/media/?${wrong}`)).status).toBe(400)
    }
  })
})

describe('a change', () => {
  it('changes what it names and counts the revision up', async () => {
    const { id } = await uploaded({ alt: 'Alt', alt_en: 'Old' })
    const { body } = await ask(editor, 'PATCH', `/media/${id}/`, {
      revision: 1,
      alt: 'Neu',
      description_en: 'New',
      focal: { x: 1 / 3, y: 0 },
      copyright: 'VBO',
    })
    expect(body).toMatchObject({
      alt_de: 'Neu',
      alt_en: 'Old',
      description_de: '',
      description_en: 'New',
      focal: { x: 0.3333, y: 0 },
      copyright: 'VBO',
      revision: 2,
    })
    const decorative = await ask(editor, 'POST', `/media/${id}/`, { revision: 2, is_decorative: true })
    expect(decorative.body).toMatchObject({ alt: '', alt_de: 'Neu', is_decorative: true, revision: 3 })
  })

  it('is refused without a revision and with an old one, unless it is stored already', async () => {
    const { id } = await uploaded()
    expect((await ask(editor, 'PATCH', `/media/${id}/`, { alt: 'a' })).status).toBe(428)
    const change = { revision: 1, alt: 'eins', focal: { x: 1 / 3, y: 1 / 7 } }
    expect((await ask(editor, 'PATCH', `/media/${id}/`, change)).body.revision).toBe(2)
    expect(await ask(editor, 'PATCH', `/media/${id}/`, change)).toMatchObject({
      status: 200,
      body: { revision: 2 },
    })
    const stale = await ask(editor, 'PATCH', `/media/${id}/`, { revision: 1, alt: 'zwei' })
    expect(stale.status).toBe(409)
    expect(stale.body).toEqual({
      detail: expect.any(String),
      current: expect.objectContaining({ alt: 'eins', revision: 2 }),
      yours: { alt: 'zwei' },
      by: expect.stringContaining('Paula Probe'),
    })
  })

  it('of two at the same time lets one through', async () => {
    const { id } = await uploaded()
    const both = ['eins', 'zwei'].map((alt) => ask(editor, 'PATCH', `/media/${id}/`, { revision: 1, alt }))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it.each([
    [{ alt: 5 }],
    [{ alt: 'a'.repeat(513) }],
    [{ focal: { x: 2, y: 0 } }],
    [{ folder: 99_999 }],
    [{ folder: 'a' }],
    [{ is_decorative: 'yes' }],
  ])('%j is refused by field', async (change) => {
    const { id } = await uploaded()
    const { status, body } = await ask(editor, 'PATCH', `/media/${id}/`, { revision: 1, ...change })
    expect([status, Object.keys(body)]).toEqual([400, Object.keys(change)])
  })

  it('of the folder leaves pages as they are kept; of the alt text it does not', async () => {
    const { id } = await uploaded()
    const folder = (await ask(editor, 'POST', '/media/folders/', { name: 'Still' })).body.id
    const heard = await listenTo(backend.services)
    await ask(editor, 'PATCH', `/media/${id}/`, { revision: 1, folder })
    await backend.services.db.execute("INSERT INTO redirects (old_path, new_path) VALUES ('/de/x', '/de/y')")
    expect(await heard.next()).toEqual(['redirects'])
    await ask(editor, 'PATCH', `/media/${id}/`, { revision: 2, alt: 'Anders' })
    expect(await heard.next()).toEqual(['*'])
  })
})

describe('whoever is no editor', () => {
  it.each([
    ['GET', '/media/'],
    ['POST', '/media/'],
    ['GET', '/media/1/'],
    ['PATCH', '/media/1/'],
    ['POST', '/media/1/'],
    ['DELETE', '/media/1/'],
    ['GET', '/media/1/usage/'],
    ['GET', '/media/folders/'],
    ['POST', '/media/folders/'],
    ['GET', '/media/folders/1/'],
    ['PATCH', '/media/folders/1/'],
    ['DELETE', '/media/folders/1/'],
  ])('may not %s %s', async (method, path) => {
    const visitor = new TestBrowser(backend)
    expect((await ask(visitor, method, path)).status).toBe(401)
    const member = await new TestBrowser(backend).logIn(await createUser(backend))
    const refused = await ask(member, method, path)
    expect(refused.status).toBe(403)
    expect(refused.headers.get('Cache-Control')).toBe('private, no-store')
  })

  it('sends nothing that is read: an upload is refused at its head', async () => {
    let read = 0
    const body = new ReadableStream({
      pull(controller) {
        read += 1
        controller.enqueue(new Uint8Array(65_536))
      },
    })
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
    const answer = await backend.app.request(
      new Request(`https://buehnenhaus.test${api}/media/`, {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit),
    )
    expect(answer.status).toBe(401)
    expect(read).toBeLessThan(5)
  })
})

it('every write needs the security token', async () => {
  const { id } = await uploaded()
  for (const [method, path] of [
    ['POST', '/media/'],
    ['PATCH', `/media/${id}/`],
    ['DELETE', `/media/${id}/`],
    ['POST', '/media/folders/'],
  ] as const) {
    const answer = await editor.call(method, `${api}${path}`, undefined, { 'X-CSRFToken': 'x' })
    expect(answer.status).toBe(403)
  }
})

it('who is no editor any more may do nothing', async () => {
  const user = await createUser(backend, { role: 'editor' })
  const browser = await new TestBrowser(backend).logIn(user)
  expect((await ask(browser, 'GET', '/media/')).status).toBe(200)
  await backend.services.db.update(users).set({ role: 'user' }).where(eq(users.id, user.id))
  expect((await ask(browser, 'GET', '/media/')).status).toBe(403)
})

it.each(['0', '-1', '1e3', '99999999999', 'NaN'])('there is no picture %j', async (id) => {
  expect((await ask(editor, 'GET', `/media/${id}/`)).status).toBe(404)
  expect((await ask(editor, 'DELETE', `/media/${id}/`, { revision: 1 })).status).toBe(404)
})
