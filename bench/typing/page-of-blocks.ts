import type { APIRequestContext } from '@playwright/test'
import { makePage, type NewBlock, paragraph } from '@/e2e/support/editing/make-page'

/** The number of top-level blocks. Nested blocks are not counted. */
const count = 200
/** The text of the paragraph in the middle, in which both editors type. */
export const startText = 'Die Spielzeit beginnt, und alle sind da: auf der Bühne, im Graben, im Saal.'

const film = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
const createText = (number: number) =>
  `Absatz ${number}: Das Haus öffnet um sieben, der Vorhang geht um halb acht auf, und danach wird im Foyer geredet.`

/** Ten kinds of blocks, in the approximate mix of a real page. */
const kinds: ((number: number, image: number) => NewBlock)[] = [
  (number) => ({ model: 'headline', data: { headline_level: 2, content: `Spielzeit ${number}` } }),
  (number) => paragraph(createText(number)),
  (number, image) => ({ model: 'image', data: { image, description: `Probe ${number}` } }),
  (number) => ({ model: 'quote', data: { content: createText(number), author: 'Ein Gast' } }),
  (number) => ({
    model: 'container',
    data: { layout: 1 },
    columns: [[paragraph(createText(number))], [paragraph(createText(number))]],
  }),
  (number) => paragraph(`${createText(number)} <strong>Und noch mehr</strong>, <a href="/de">auf Deutsch</a>.`),
  (number) => ({
    model: 'faq',
    data: {},
    children: [{ model: 'faqitem', data: { content: `Frage ${number}?` }, children: [paragraph(createText(number))] }],
  }),
  (number) => ({ model: 'link', data: { link: '/de/ueber-uns', content: `Weiter ${number}` } }),
  (number, image) => ({
    model: 'teaserlist',
    data: {},
    children: [1, 2].map((item) => ({
      model: 'teaserlistitem',
      data: { headline: `Stück ${number}.${item}`, text: createText(number), image },
    })),
  }),
  (number) => ({ model: 'video', data: { video_url: film, title: `Film ${number}` } }),
]

/**
 * Creates and publishes a page of many different blocks, with a text in the middle.
 * @returns its path
 */
export async function createPageOfBlocks(
  request: APIRequestContext,
  headers: Record<string, string>,
  site: string,
): Promise<string> {
  const media = await request.get(`${site}/de/pageeditor-api/media/`)
  const { results } = (await media.json()) as { results: { id: number }[] }
  const images = results.map(({ id }) => id)
  const blocks = Array.from({ length: count }, (_, number) => {
    const make = kinds[number % kinds.length]
    return make && number !== count / 2 ? make(number, images[number % images.length] ?? 0) : paragraph(startText)
  })
  const { id, path } = await makePage({ request, headers, slug: `viele-bloecke-${Date.now()}`, blocks })
  const publication = await request.post(`/de/pageeditor-api/page/${id}/publish/`, { headers, data: { note: '' } })
  if (!publication.ok()) throw new Error(`The page was not published: ${await publication.text()}`)
  return path
}
