import { findPicture } from './reads.mjs'
import { broad, unusedPicture } from './seed.mjs'

const api = '/de/pageeditor-api'

/**
 * The main ways of writing at this size. Each attempt leaves things so that the next can do the same again.
 * @returns names and functions that write once, given the number of the attempt
 */
export async function writes({ editor, member }) {
  const read = (id) => editor.ask('GET', `${api}/page/${id}/draft/`)
  const post = (call, data) => editor.ask('POST', `${api}/${call}`, data)
  const { id: broadId } = await editor.ask('GET', `${api}/page/${broad.slug}?draft=1`)
  const first = await editor.ask('GET', `${api}/page/${broad.slug}/seite-1000?draft=1`)
  const other = await editor.ask('GET', `${api}/page/seite-2?draft=1`)
  let [own, revision, slug] = [first, first.revision, broad.slug]
  const create = (name) =>
    post('page/', { parent: broadId, title: `Neu ${name}`, slug: `neu-${name}`, position: 0 })
  const block = await post('text/', {
    object_id: own.id,
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
        own = await post(`page/${own.id}/move/`, {
          parent: broadId,
          position: attempt % 2 ? 0 : 1500,
          revision,
        })
        revision = own.revision
      },
    ],
    [
      'POST page/{id}/ settings',
      async (attempt) => {
        own = await post(`page/${own.id}/`, { revision, data: { title: `Titel ${attempt}` } })
        revision = own.revision
      },
    ],
    [
      'POST text/{id}/',
      async (attempt) => {
        const changed = await post(`text/${block.id}/`, {
          revision: blockRevision,
          data: { content: `<p>${attempt}</p>` },
        })
        blockRevision = changed.revision
      },
    ],
    ['POST page/{id}/copy/', () => post(`page/${other.id}/copy/`, { parent: broadId })],
    [
      'POST page/{id}/ renames the broad page',
      async (attempt) => {
        const { revision: present } = await read(broadId)
        slug = `archiv-${attempt}`
        await post(`page/${broadId}/`, { revision: present, data: { slug } })
      },
    ],
    [
      'POST page/{id}/publish/ after a rename',
      async (attempt) => {
        const { revision: present } = await read(broadId)
        await post(`page/${broadId}/`, { revision: present, data: { slug: `${slug}-${attempt}` } })
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
        const picture = await findPicture(editor, unusedPicture(attempt))
        return () => editor.ask('DELETE', `${api}/media/${picture.id}/`, { revision: picture.revision })
      },
    ],
    [
      'DELETE page/{id}/',
      async (attempt) => {
        const { id } = await create(`und-fort-${attempt}`)
        await post(`page/${id}/publish/`, {})
        const page = await read(id)
        return () =>
          editor.ask('DELETE', `${api}/page/${page.id}/`, { revision: page.revision, redirect: '/de' })
      },
    ],
    [
      'PATCH users/me/',
      (attempt) => member.ask('PATCH', '/de/api/users/me/', { position: `Amt ${attempt}` }),
    ],
  ]
}
