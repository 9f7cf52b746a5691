import { findPicture } from './reads.mjs'
import { broad, getUnusedPicture } from './seed.mjs'

const api = '/de/pageeditor-api'

/**
 * Lists the main writing calls. After each attempt the next one can send the same call.
 * @returns pairs of a name and a function that writes once, given the number of the attempt. A
 * returned function is the measured part.
 */
export async function writes({ editor, member }) {
  const read = (id) => editor.send('GET', `${api}/page/${id}/draft/`)
  const post = (call, data) => editor.send('POST', `${api}/${call}`, data)
  const { id: broadId } = await editor.send('GET', `${api}/page/${broad.slug}?draft=1`)
  const first = await editor.send('GET', `${api}/page/${broad.slug}/seite-1000?draft=1`)
  const copiedPage = await editor.send('GET', `${api}/page/seite-2?draft=1`)
  let [movedPage, revision, slug] = [first, first.revision, broad.slug]
  const create = (name) => post('page/', { parent: broadId, title: `Neu ${name}`, slug: `neu-${name}`, position: 0 })
  const block = await post('text/', {
    object_id: movedPage.id,
    content_type: 'page',
    locale: 'de',
    parent: null,
    column: null,
    position: 0,
    data: { content: '<p>Neu</p>' },
  })
  let blockRevision = block.revision

  return [
    ['POST page/ below the broad page', (attempt) => create(attempt)],
    [
      'POST page/{id}/publish/ of a new page',
      async (attempt) => {
        const page = await create(`und-offen-${attempt}`)
        return () => post(`page/${page.id}/publish/`, {})
      },
    ],
    [
      'POST page/{id}/move/ among 2,000',
      async (attempt) => {
        movedPage = await post(`page/${movedPage.id}/move/`, {
          parent: broadId,
          position: attempt % 2 ? 0 : 1500,
          revision,
        })
        revision = movedPage.revision
      },
    ],
    [
      'POST page/{id}/ settings',
      async (attempt) => {
        movedPage = await post(`page/${movedPage.id}/`, { revision, data: { title: `Titel ${attempt}` } })
        revision = movedPage.revision
      },
    ],
    [
      'POST text/{id}/',
      async (attempt) => {
        const changedBlock = await post(`text/${block.id}/`, {
          revision: blockRevision,
          data: { content: `<p>${attempt}</p>` },
        })
        blockRevision = changedBlock.revision
      },
    ],
    ['POST page/{id}/copy/', () => post(`page/${copiedPage.id}/copy/`, { parent: broadId })],
    [
      'POST page/{id}/ renames the broad page',
      async (attempt) => {
        const { revision: currentRevision } = await read(broadId)
        slug = `archiv-${attempt}`
        await post(`page/${broadId}/`, { revision: currentRevision, data: { slug } })
      },
    ],
    [
      'POST page/{id}/publish/ after a rename',
      async (attempt) => {
        const { revision: currentRevision } = await read(broadId)
        await post(`page/${broadId}/`, { revision: currentRevision, data: { slug: `${slug}-${attempt}` } })
        return () => post(`page/${broadId}/publish/`, {})
      },
    ],
    [
      'POST media/{id}/',
      async (attempt) => {
        const picture = await findPicture(editor, `scale-${30_001 + attempt}.jpg`)
        return () => post(`media/${picture.id}/`, { revision: picture.revision, alt_de: `Szene ${attempt}` })
      },
    ],
    [
      'DELETE media/{id}/',
      async (attempt) => {
        const picture = await findPicture(editor, getUnusedPicture(attempt))
        return () => editor.send('DELETE', `${api}/media/${picture.id}/`, { revision: picture.revision })
      },
    ],
    [
      'DELETE page/{id}/',
      async (attempt) => {
        const { id } = await create(`und-fort-${attempt}`)
        await post(`page/${id}/publish/`, {})
        const page = await read(id)
        return () => editor.send('DELETE', `${api}/page/${page.id}/`, { revision: page.revision, redirect: '/de' })
      },
    ],
    ['PATCH users/me/', (attempt) => member.send('PATCH', '/de/api/users/me/', { position: `Amt ${attempt}` })],
  ]
}
