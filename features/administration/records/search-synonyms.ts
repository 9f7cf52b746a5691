import { searchSynonymRecords } from '@/lib/contract/administration/search-synonyms'
import { describeType } from '../record-type'
import { deleteAction, language, languages } from './common-labels'

const words = { de: 'Wörter', en: 'Words' }

/** Words that the search treats as equal. */
export const searchSynonyms = describeType(searchSynonymRecords, {
  name: {
    one: { de: 'Wortgruppe der Suche', en: 'Search word group' },
    many: { de: 'Wortgruppen der Suche', en: 'Search word groups' },
    create: { de: 'Neue Wortgruppe der Suche', en: 'New search word group' },
  },
  columns: {
    words: { label: words, kind: 'text', isTitle: true },
    locale: { label: language, kind: 'choice', choices: languages },
  },
  filters: { locale: { label: language, kind: 'choice', choices: languages } },
  fields: {
    locale: { label: language, kind: 'choice', choices: languages },
    words: {
      label: words,
      hint: {
        de: 'Wer eines dieser Wörter sucht, findet auch die anderen. Durch Kommas getrennt, zum Beispiel: Geige, Violine.',
        en: 'A search for one of these words also finds the others. Separate them with commas, for example: violin, fiddle.',
      },
      kind: 'line',
      isRequired: true,
    },
  },
  actions: { delete: deleteAction },
  can: { create: true, change: true, delete: true },
})
