import sharp from 'sharp'
import { expect, it } from 'vitest'
import { unpublishPage } from '@/backend/content/pages/publish-page'
import { articleDetailSchema } from '@/lib/contract/pages/article'
import { TestBrowser } from '@/tests/accounts'
import { startTestBackend } from '@/tests/backend-app'
import { ask, createPictureFile, toFormData } from '@/tests/content/media'
import { startArticles } from './articles.fixture'

const backend = startTestBackend()
const articles = startArticles(backend)

async function upload(): Promise<number> {
  const fields = { file: await createPictureFile('foto.png', 900, 600), alt: 'Bild', copyright: 'Bildwerkstatt' }
  const { status, body } = await ask(articles.editor.browser, 'POST', '/media/', toFormData(fields))
  expect(status, JSON.stringify(body)).toBe(201)
  return body.id
}

/** Creates a press release with two pictures: the hero, and in blocks another one and the hero. */
async function makeRelease(section = 'press') {
  const [hero, inner] = [await upload(), await upload()]
  const release = await articles.make({ section, title: 'Tarif für Größen', image: hero })
  for (const image of [hero, inner]) {
    const block = { object_id: release.id, content_type: 'page', locale: 'de', data: { image } }
    expect((await articles.editor.call('POST', 'image/', block)).status).toBe(201)
  }
  return { id: release.id, hero, inner, address: (image: number) => toAddress(release.id, image) }
}

const toAddress = (id: number, image: number) => `/de/api/press-releases/${id}/pictures/${image}`

async function loadPictures(id: number) {
  const response = await backend.get(`/de/api/articles/${id}/`)
  return articleDetailSchema.parse(await response.json()).pictures
}

it('lists each picture of a release once, in full size with credit, in an uncacheable response', async () => {
  const { id, hero, inner } = await makeRelease()
  await articles.publish(id)
  const pictures = (await loadPictures(id)) ?? []
  expect(pictures.map(({ image, url }) => [image.id, image.copyright, url])).toEqual([
    [hero, 'Bildwerkstatt', toAddress(id, hero)],
    [inner, 'Bildwerkstatt', toAddress(id, inner)],
  ])
  const [, second] = pictures
  const response = await backend.get(second?.url ?? '')
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, exif } = await sharp(bytes).metadata()
  expect([width, height, exif]).toEqual([900, 600, undefined])
  expect(bytes.byteLength).toBe(second?.size)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': second?.type,
    'content-disposition': expect.stringContaining('filename="tarif-fuer-groessen-2.'),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const part = await backend.get(second?.url ?? '', { Range: 'bytes=0-9' })
  expect([part.status, Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(0, 10))]).toEqual([206, true])
})

it('pictures have the audience and languages of the release; editors always have access', async () => {
  const { id, hero, inner, address } = await makeRelease()
  const visitor = new TestBrowser(backend)
  const loadStatuses = () =>
    Promise.all([hero, inner].map(async (image) => (await visitor.call('GET', address(image))).status))
  expect(await loadStatuses()).toEqual([404, 404])
  await articles.publish(id)
  expect(await loadStatuses()).toEqual([200, 200])
  expect((await backend.get(`/en/api/press-releases/${id}/pictures/${hero}`)).status).toBe(404)
  await unpublishPage(backend.services.db, id, 'de')
  expect(await loadStatuses()).toEqual([404, 404])
  expect((await articles.editor.browser.call('GET', address(hero))).status).toBe(200)
  await articles.publish(id)
  const { revision } = await articles.editor.page('GET', `page/${id}/draft/`)
  expect((await articles.call('DELETE', `articles/${id}/`, { revision })).status).toBe(204)
  expect(await loadStatuses()).toEqual([410, 410])
})

it('returns no other pictures at the address of a release, and none for the debate', async () => {
  const { id } = await makeRelease()
  await articles.publish(id)
  const otherPicture = await upload()
  for (const image of [otherPicture, '0', '-1', 'x', '1e1', '999999999999']) {
    expect((await backend.get(`/de/api/press-releases/${id}/pictures/${image}`)).status).toBe(404)
  }
  const debate = await makeRelease('debate')
  await articles.publish(debate.id)
  expect(await loadPictures(debate.id)).toEqual([])
  expect((await backend.get(debate.address(debate.hero))).status).toBe(404)
})
