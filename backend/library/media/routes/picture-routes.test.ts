import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '@/backend/app'
import { images } from '@/backend/platform/db/schema/library/images'
import { InsufficientStorageError } from '@/backend/platform/errors'
import { originalKey } from '@/backend/platform/images/keys'
import { listKeys } from '@/backend/platform/storage/list-keys.fixture'
import { libraryPictureSchema } from '@/lib/contract/media/media'
import { logInBeforeAll, TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { api, ask, createPictureFile, toFormData } from '@/tests/content/media'

const backend = startTestBackend()
const editor = logInBeforeAll(backend, { role: 'editor' })

const upload = (fields: Record<string, string | Blob>, browser = editor) =>
  ask(browser, 'POST', '/media/', toFormData(fields))

async function uploadPicture(fields: Record<string, string | Blob> = {}) {
  const { status, body } = await upload({ file: await createPictureFile(), ...fields })
  expect([status, body]).toEqual([201, expect.objectContaining({ revision: 1 })])
  return libraryPictureSchema.parse(body)
}

describe('an upload', () => {
  it('is stored with its texts and served in each size', async () => {
    const picture = await uploadPicture({
      file: await createPictureFile('Bühne.png'),
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
      const response = await backend.get(url)
      expect([response.status, response.headers.get('X-Content-Type-Options')]).toEqual([200, 'nosniff'])
    }
    expect((await ask(editor, 'GET', `/media/${picture.id}`)).body).toEqual(picture)
  })

  it('of a stored file returns the unchanged picture, also if uploaded simultaneously', async () => {
    const file = await createPictureFile()
    const responses = await Promise.all(['eins', 'zwei', 'drei'].map((alt) => upload({ file, alt })))
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 201])
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
    const repeatedResponse = await upload({ file, alt: 'vier' })
    expect(repeatedResponse).toMatchObject({
      status: 200,
      body: { id: responses[0]?.body.id, alt: responses[0]?.body.alt },
    })
  })

  it.each([
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\bilder\\a.php.jpg', 'a.php.jpg'],
    [`a${'\u202e'}gpj.exe\r\nX: y`, 'agpj.exeX: y'],
    ['x'.repeat(300), 'x'.repeat(200)],
  ])('with the name %j is shown as %j and has an address from its content', async (name, fileName) => {
    const picture = await uploadPicture({ file: await createPictureFile(name) })
    const [row] = await backend.services.db.select().from(images).where(eq(images.id, picture.id))
    expect(picture.file_name.replaceAll('%0D%0A', '')).toBe(fileName)
    expect(await backend.services.storage.exists(originalKey(row?.hash ?? ''))).toBe(true)
  })

  it.each<[string, string, string]>([
    ['HTML with the name of a picture', '<!DOCTYPE html><script>alert(1)</script>', 'bild.png'],
    [
      'an SVG without visible content',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'logo.svg',
    ],
    ['a program', '<?php system("id") ?>', 'bild.php.jpg'],
    ['the head of a GIF before a script', 'GIF89a=1;alert(1)//', 'bild.gif'],
    ['an empty file', '', 'leer.png'],
  ])('of %s is rejected and stores nothing', async (_case, content, name) => {
    const { db, storage } = backend.services
    const stateBefore = [await db.$count(images), await listKeys(storage, 'originals')]
    const file = new File([content], name, { type: 'image/png' })
    const { status, body } = await upload({ file })
    expect([status, body]).toEqual([400, { file: [expect.any(String)] }])
    const stateAfter = [await db.$count(images), await listKeys(storage, 'originals')]
    expect(stateAfter).toEqual(stateBefore)
  })

  it('reports errors in the requested language', async () => {
    const form = toFormData({ file: new File(['nichts'], 'a.png') })
    const response = await editor.call('POST', '/en/pageeditor-api/media/', form)
    expect(await response.json()).toEqual({ file: [expect.stringContaining('isn’t a usable picture')] })
  })

  it('is rejected with invalid fields', async () => {
    const file = await createPictureFile()
    const two = toFormData({ file })
    two.append('file', await createPictureFile())
    expect((await ask(editor, 'POST', '/media/', two)).body).toEqual({ file: [expect.any(String)] })
    expect((await upload({ alt: 'a' })).body).toEqual({ file: [expect.any(String)] })
    expect((await upload({ file, folder: '99999' })).body).toEqual({ folder: [expect.any(String)] })
    expect((await upload({ file, folder: '1 OR 1' })).body).toEqual({ folder: [expect.any(String)] })
    expect((await upload({ file, alt: 'a\0' })).body).toEqual({ alt: [expect.any(String)] })
    expect((await upload({ file, alt: 'a'.repeat(513) })).body).toEqual({ alt: [expect.any(String)] })
    expect((await upload({ file, is_decorative: 'maybe' })).status).toBe(400)
  })

  it('is rejected if it is not a form, is malformed or is too large', async () => {
    expect((await ask(editor, 'POST', '/media/', { file: 'a' })).status).toBe(415)
    const text = '--b\r\nContent-Disposition: form-data; name="alt"\r\n\r\na\r\n--b--\r\n'
    const post = (type: string) => editor.call('POST', `${api}/media/`, text, { 'Content-Type': type })
    for (const type of ['multipart/form-data', 'multipart/form-data; x="; boundary=a"; boundary=b'])
      expect((await post(type)).status).toBe(415)
    for (const type of ['multipart/form-data;  boundary="b"', 'multipart/form-data; charset=utf-8; boundary=b'])
      expect(await (await post(type)).json()).toEqual({ file: [expect.any(String)] })
    const brokenResponse = await editor.call('POST', `${api}/media/`, 'a', {
      'Content-Type': 'multipart/form-data; boundary=b',
    })
    expect([brokenResponse.status, await brokenResponse.json()]).toEqual([
      400,
      { detail: expect.stringContaining('Formular') },
    ])
    const largeResponse = await upload({ file: new File([new Uint8Array(21 * 1024 * 1024)], 'a.png') })
    expect(largeResponse).toMatchObject({ status: 413, body: { detail: expect.stringContaining('20 MB') } })
  })

  it('returns 507 for a full storage, before the body is read', async () => {
    const assertFreeSpace = () => Promise.reject(new InsufficientStorageError('full'))
    const app = createApp({ ...backend.services, assertFreeSpace })
    const browser = new TestBrowser({ ...backend, services: backend.services, app })
    for (const [name, value] of editor.cookies) browser.cookies.set(name, value)
    expect((await upload({ file: await createPictureFile() }, browser)).status).toBe(507)
  })

  it('may have up to 20 MiB', async () => {
    const bytes = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#321' } })
      .jpeg()
      .toBuffer()
    const padded = Buffer.concat([bytes, Buffer.alloc(15 * 1024 * 1024)])
    const picture = await uploadPicture({ file: new File([new Uint8Array(padded)], 'gross.jpg') })
    expect(picture).toMatchObject({ width: 4000, height: 3000, mime: 'image/jpeg' })
    expect(picture.byte_size).toBeLessThan(1024 * 1024)
  })
})

describe('the list', () => {
  const listNames = async (query: string) => {
    const { status, body } = await ask(editor, 'GET', `/media/?${query}`)
    expect(status).toBe(200)
    return body.results.map(({ file_name }: { file_name: string }) => file_name)
  }
  beforeAll(async () => {
    await uploadPicture({ file: await createPictureFile('zz-größe.png'), alt: 'Kesselpauke', copyright: 'Jörg Weiß' })
    await uploadPicture({
      file: await createPictureFile('zz-b.png', 9, 9),
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
  ])('finds %j in names, texts and copyright, literally except for umlauts', async (search, matches) => {
    expect(await listNames(`search=${encodeURIComponent(search)}`)).toEqual(matches)
  })

  it('is paginated and sorted', async () => {
    expect(await listNames('search=zz&ordering=file_name')).toEqual(['zz-b.png', 'zz-größe.png'])
    expect(await listNames('search=zz&ordering=-file_name')).toEqual(['zz-größe.png', 'zz-b.png'])
    const { body } = await ask(editor, 'GET', '/media/?search=zz&page_size=1&page=2')
    expect(body).toMatchObject({ count: 2, next: null, previous: expect.stringContaining('https://') })
    expect((await ask(editor, 'GET', '/media/?page=99')).status).toBe(404)
    for (const wrong of ['ordering=hash', 'folder=x', 'search=%00', `search=${'a'.repeat(201)}`]) {
      expect((await ask(editor, 'GET', `/media/?${wrong}`)).status).toBe(400)
    }
  })
})
