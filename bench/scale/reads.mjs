import { broad, sharedPicture } from './seed.mjs'

const api = '/de/pageeditor-api'

/**
 * Every way of reading at this size, as what is asked and by whom.
 * @returns names and functions that ask once, given the number of the attempt
 */
export async function reads({ visitor, editor, member }) {
  const shared = await findPicture(editor, sharedPicture)
  const page = await editor.ask('GET', `${api}/page/${broad.slug}?draft=1`)
  const asking = (who, path) => [`GET ${path}`, () => who.ask('GET', path)]
  return [
    [
      'GET a page of its own each time',
      (attempt) => visitor.ask('GET', `/de/${broad.slug}/seite-${11 + attempt}`),
    ],
    asking(editor, '/de?edit'),
    asking(editor, '/cms-hub'),
    asking(editor, '/cms-hub?q=seite-77'),
    asking(editor, '/de/cms-hub/media'),
    asking(visitor, `${api}/page/`),
    asking(visitor, `${api}/page/${broad.slug}`),
    asking(visitor, `${api}/page/${broad.slug}/seite-1999`),
    asking(visitor, `${api}/nav`),
    asking(visitor, `${api}/redirect`),
    asking(visitor, `${api}/redirect/de/alt-77`),
    asking(visitor, '/de/api/persons/?page_size=1000'),
    asking(visitor, '/de/api/person-categories/'),
    asking(visitor, '/de/api/download-categories/'),
    asking(visitor, '/de/api/download-directories/'),
    asking(visitor, '/de/api/settings/'),
    asking(visitor, '/api/health/ready/'),
    asking(visitor, '/api/openapi.json'),
    asking(member, '/de/api/users/me/'),
    asking(member, '/de/api/users/me/export/'),
    asking(member, '/de/api/users/me/sessions/'),
    asking(member, '/de/api/user-unions/'),
    asking(member, `${api}/nav-account/`),
    asking(editor, '/de/api/html/'),
    asking(editor, `${api}/user`),
    asking(editor, `${api}/pages/`),
    asking(editor, `${api}/pages/?parent=${page.id}`),
    asking(editor, `${api}/pages/?search=seite-77`),
    asking(editor, `${api}/recent/`),
    asking(editor, `${api}/drafts-and-schedules/`),
    asking(editor, `${api}/page/${page.id}/draft/`),
    asking(editor, `${api}/page/${page.id}/links/`),
    asking(editor, `${api}/page/${page.id}/versions/`),
    asking(editor, `${api}/page/${page.id}/versions/draft/diff/draft/`),
    asking(editor, `${api}/text/`),
    asking(editor, `${api}/media/`),
    asking(editor, `${api}/media/?search=scale-77`),
    asking(editor, `${api}/media/?ordering=file_name&page=400`),
    asking(editor, `${api}/media/folders/`),
    asking(editor, `${api}/media/${shared.id}/`),
    asking(editor, `${api}/media/${shared.id}/usage/`),
  ]
}

/** The picture of a file's name. */
export async function findPicture(editor, name) {
  const { results } = await editor.ask('GET', `${api}/media/?search=${name}`)
  return results.find(({ file_name }) => file_name === name)
}
