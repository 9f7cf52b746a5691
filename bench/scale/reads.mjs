import { broad, sharedPicture } from './seed.mjs'

const api = '/de/pageeditor-api'

/**
 * Lists all reading calls with their clients.
 * @returns pairs of a name and a function that sends one request, given the number of the attempt
 */
export async function reads({ visitor, editor, member }) {
  const picture = await findPicture(editor, sharedPicture)
  const page = await editor.send('GET', `${api}/page/${broad.slug}?draft=1`)
  const get = (client, path) => [`GET ${path}`, () => client.send('GET', path)]
  return [
    ['GET a page of its own each time', (attempt) => visitor.send('GET', `/de/${broad.slug}/seite-${11 + attempt}`)],
    get(editor, '/de?edit'),
    get(editor, '/cms-hub'),
    get(editor, '/cms-hub?q=seite-77'),
    get(editor, '/de/cms-hub/media'),
    get(visitor, `${api}/page/`),
    get(visitor, `${api}/page/${broad.slug}`),
    get(visitor, `${api}/page/${broad.slug}/seite-1999`),
    get(visitor, `${api}/nav`),
    get(visitor, `${api}/redirect`),
    get(visitor, `${api}/redirect/de/alt-77`),
    get(visitor, '/de/api/persons/?page_size=1000'),
    get(visitor, '/de/api/person-categories/'),
    get(visitor, '/de/api/download-categories/'),
    get(visitor, '/de/api/download-directories/'),
    get(visitor, '/de/api/settings/'),
    get(visitor, '/api/health/ready/'),
    get(visitor, '/api/openapi.json'),
    get(member, '/de/api/users/me/'),
    get(member, '/de/api/users/me/export/'),
    get(member, '/de/api/users/me/sessions/'),
    get(member, '/de/api/user-unions/'),
    get(member, `${api}/nav-account/`),
    get(editor, '/de/api/html/'),
    get(editor, `${api}/user`),
    get(editor, `${api}/pages/`),
    get(editor, `${api}/pages/?parent=${page.id}`),
    get(editor, `${api}/pages/?search=seite-77`),
    get(editor, `${api}/recent/`),
    get(editor, `${api}/drafts-and-schedules/`),
    get(editor, `${api}/page/${page.id}/draft/`),
    get(editor, `${api}/page/${page.id}/links/`),
    get(editor, `${api}/page/${page.id}/versions/`),
    get(editor, `${api}/page/${page.id}/versions/draft/diff/draft/`),
    get(editor, `${api}/text/`),
    get(editor, `${api}/media/`),
    get(editor, `${api}/media/?search=scale-77`),
    get(editor, `${api}/media/?ordering=file_name&page=400`),
    get(editor, `${api}/media/folders/`),
    get(editor, `${api}/media/${picture.id}/`),
    get(editor, `${api}/media/${picture.id}/usage/`),
  ]
}

/** Finds a picture by its file name. */
export async function findPicture(editor, name) {
  const { results } = await editor.send('GET', `${api}/media/?search=${name}`)
  return results.find(({ file_name }) => file_name === name)
}
