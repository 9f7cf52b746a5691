import type { WorkingState } from '@/lib/api/editor-session'
import type { Locale } from '@/lib/contract/common/locale'

interface EditorBarTexts {
  label: string
  edit: string
  record: string
  records: string
  more: string
  key: string
  states: Record<WorkingState, string>
}

/**
 * The texts of the editor bar in both languages, because the editor's language may differ from that
 * of the page. Loaded only for editors.
 */
export const editorBarTexts: Record<Locale, EditorBarTexts> = {
  de: {
    label: 'Redaktion',
    edit: 'Seite bearbeiten',
    record: 'Angaben bearbeiten',
    records: 'Auf dieser Seite bearbeiten',
    more: 'Mehr',
    key: 'Mit der Taste E öffnen Sie die Bearbeitung',
    states: {
      online: 'veröffentlicht',
      offline: 'nicht veröffentlicht',
      changed: 'geändert',
      scheduled: 'geplant',
    },
  },
  en: {
    label: 'Editing',
    edit: 'Edit page',
    record: 'Edit details',
    records: 'Edit on this page',
    more: 'More',
    key: 'Press E to edit',
    states: { online: 'published', offline: 'not published', changed: 'changed', scheduled: 'scheduled' },
  },
}
