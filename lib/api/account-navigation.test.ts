import { expect, it } from 'vitest'
import { parseAccountNavigation } from './account-navigation'

const navigation = {
  pages: [
    {
      menu_name: 'Rundschreiben',
      title: 'Alle Rundschreiben',
      url: '/de/rundschreiben',
      children: [{ menu_name: '', title: 'Archiv', url: '/de/archiv', children: [] }],
    },
  ],
  user_unions_categories: [{ id: 1, title: 'Gruppen', slug: 'gruppen', url: '/de/account/gruppen' }],
  downloads_categories: [{ id: 4, title: 'Tarif', slug: 'tarif', url: '/de/account/downloads/tarif/4' }],
}

it('names pages by menu name and categories by title, without children', () => {
  expect(parseAccountNavigation(navigation)).toEqual({
    pages: [
      {
        title: 'Rundschreiben',
        url: '/de/rundschreiben',
        children: [{ title: 'Archiv', url: '/de/archiv', children: [] }],
      },
    ],
    unionCategories: [{ title: 'Gruppen', url: '/de/account/gruppen', children: [] }],
    downloadCategories: [{ title: 'Tarif', url: '/de/account/downloads/tarif/4', children: [] }],
  })
})

it.each([[null], ['text'], [7]])('rejects %j', (data) => {
  expect(parseAccountNavigation(data)).toBeNull()
})

it('skips invalid entries', () => {
  const navigation = parseAccountNavigation({ pages: [null, { title: 'Ohne Adresse' }, 'x'], downloads_categories: 1 })
  expect(navigation).toEqual({ pages: [], unionCategories: [], downloadCategories: [] })
})
