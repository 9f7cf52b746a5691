import type { APIRequestContext } from '@playwright/test'
import { makePage, type NewBlock, paragraph } from '@/e2e/support/editing/make-page'

/** How many blocks stand on the page itself; those within others come on top. */
const count = 200
/** The words of the text in the middle, in which is written, on both sides. */
export const startText = 'Die Spielzeit beginnt, und alle sind da: auf der Bühne, im Graben, im Saal.'

const film = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'
const words = (number: number) =>
  `Absatz ${number}: Das Haus öffnet um sieben, der Vorhang geht um halb acht auf, und danach wird im Foyer geredet.`

/** Every tenth block is one of these; a page of an organization has them in about this mix. */
const kinds: ((number: number, image: number) => NewBlock)[] = [
  (number) => ({ model: 'headline', data: { headline_level: 2, content: `Spielzeit ${number}` } }),
  (number) => paragraph(words(number)),
  (number, image) => ({ model: 'image', data: { image, description: `Probe ${number}` } }),
  (number) => ({ model: 'quote', data: { content: words(number), author: 'Ein Gast' } }),
  (number) => ({
    model: 'container',
    data: { layout: 1 },
    columns: [[paragraph(words(number))], [paragraph(words(number))]],
  }),
  (number) => paragraph(`${words(number)} <strong>Und noch mehr</strong>, <a href="/de">auf Deutsch</a>.`),
  (number) => ({
    model: 'faq',
    data: {},
    children: [
      { model: 'faqitem', data: { content: `Frage ${number}?` }, children: [paragraph(words(number))] },
    ],
  }),
  (number) => ({ model: 'link', data: { link: '/de/ueber-uns', content: `Weiter ${number}` } }),
  (number, image) => ({
    model: 'teaserlist',
    data: {},
    children: [1, 2].map((item) => ({
      model: 'teaserlistitem',
      data: { headline: `Stück ${number}.${item}`, text: words(number), image },
    })),
  }),
  (number) => ({ model: 'video', data: { video_url: film, title: `Film ${number}` } }),
]

/** Makes and publishes a page of many blocks of all sorts, with a text in the middle. @returns its path */
export async function makePageOfBlocks(
  request: APIRequestContext,
  headers: Record<string, string>,
  site: string,
): Promise<string> {
  const media = await request.get(`${site}/de/pageeditor-api/media/`)
  const { results } = (await media.json()) as { results: { id: number }[] }
  const images = results.map(({ id }) => id)
  const blocks = Array.from({ length: count }, (_, number) => {
    const make = kinds[number % kinds.length]
    return make && number !== count / 2
      ? make(number, images[number % images.length] ?? 0)
      : paragraph(startText)
  })
  const { id, path } = await makePage({ request, headers, slug: `viele-bloecke-${Date.now()}`, blocks })
  const published = await request.post(`/de/pageeditor-api/page/${id}/publish/`, {
    headers,
    data: { note: '' },
  })
  if (!published.ok()) throw new Error(`The page was not published: ${await published.text()}`)
  return path
}
