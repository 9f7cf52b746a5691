import { footerLinkRecords, menuRecords } from '@/lib/contract/administration/menu'
import { describeType } from '../record-type'
import { address, basics, deleteAction, pageColumns, position, title } from './common-labels'

const inMenu = { de: 'Im Menü', en: 'In the menu' }
const inFooter = { de: 'In der Fußzeile', en: 'In the footer' }
const isHighlight = { de: 'Oben in der Kopfzeile', en: 'Highlighted in the header' }
const menuName = { de: 'Name im Menü', en: 'Name in the menu' }
const isShown = { de: 'Wird gezeigt', en: 'Shown' }
const parentPage = { de: 'Übergeordnete Seite', en: 'Parent page' }

/** The pages of the tree with their menu settings. */
export const menu = describeType(menuRecords, {
  name: { one: { de: 'Menüeintrag', en: 'Menu entry' }, many: { de: 'Seiten im Menü', en: 'Pages in the menu' } },
  parentType: 'navigation',
  description: {
    de: 'Welche Seiten in Menü und Fußzeile stehen, unter welcher Seite und an welcher Position. Neue Seiten legen Sie in der Redaktion an.',
    en: 'Which pages are in the menu and the footer, below which page, and in which position. Create new pages in the content hub.',
  },
  columns: {
    title: { label: title, kind: 'localized', isTitle: true },
    menu_name: { label: menuName, kind: 'localized' },
    url: { label: address, kind: 'localized' },
    state: pageColumns.state,
    in_menu: { label: inMenu, kind: 'check' },
    in_footer: { label: inFooter, kind: 'check' },
    is_highlight: { label: isHighlight, kind: 'check', isHidden: true },
    position: { label: position, kind: 'number', isHidden: true },
    below: { label: { de: 'Unterseiten', en: 'Subpages' }, kind: 'number', isHidden: true },
  },
  filters: {
    parent: { label: parentPage, kind: 'relation', type: 'menu' },
    place: {
      label: { de: 'Steht in', en: 'Located in' },
      kind: 'choice',
      choices: { menu: { de: 'Menü', en: 'Menu' }, footer: { de: 'Fußzeile', en: 'Footer' } },
    },
  },
  fields: {
    parent: { label: parentPage, kind: 'relation', type: 'menu' },
    position: {
      label: position,
      hint: {
        de: 'Die Position unter der übergeordneten Seite, ab 0.',
        en: 'The position below the parent page, starting at 0.',
      },
      kind: 'number',
      min: 0,
    },
    menu_name: {
      label: menuName,
      hint: { de: 'Leer: der Titel der Seite.', en: 'If empty, the title of the page is used.' },
      kind: 'localizedLine',
    },
    in_menu: { label: inMenu, kind: 'check' },
    in_footer: { label: inFooter, kind: 'check' },
    is_highlight: { label: isHighlight, kind: 'check' },
    is_clickable: { label: { de: 'Anklickbar', en: 'Can be clicked' }, kind: 'check' },
  },
  groups: [
    { label: basics, fields: ['menu_name', 'in_menu', 'is_highlight', 'in_footer', 'is_clickable'] },
    { label: { de: 'Position im Menü', en: 'Position in the menu' }, fields: ['parent', 'position'] },
  ],
  actions: {},
  can: { create: false, change: true, delete: false },
})

/** Links in the footer that do not lead to pages of the tree. */
export const footerLinks = describeType(footerLinkRecords, {
  name: {
    one: { de: 'Link der Fußzeile', en: 'Footer link' },
    many: { de: 'Links der Fußzeile', en: 'Footer links' },
    create: { de: 'Neuer Link der Fußzeile', en: 'New footer link' },
  },
  parentType: 'navigation',
  columns: {
    title: { label: title, kind: 'localized', isTitle: true },
    url: { label: address, kind: 'localized' },
    is_shown: { label: isShown, kind: 'check' },
  },
  filters: {},
  fields: {
    title: { label: title, kind: 'localizedLine', isRequired: true },
    url: { label: address, kind: 'localizedLine', isRequired: true },
    is_shown: { label: isShown, kind: 'check' },
  },
  actions: { delete: deleteAction },
  can: { create: true, change: true, delete: true },
  getInitialValues: () => ({ is_shown: true }),
})
