import { InvalidFieldsError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'

const messages = {
  de: {
    folderMissing: 'Diesen Ordner gibt es nicht.',
    folderNameTaken: 'In diesem Ordner gibt es schon einen Ordner mit diesem Namen.',
    folderInItself: 'Ein Ordner kann nicht in sich selbst liegen.',
    folderTooDeep: 'Ordner können höchstens acht Ebenen tief liegen.',
    tooManyFolders: 'Mehr als 1000 Ordner sind nicht möglich.',
  },
  en: {
    folderMissing: 'There is no such folder.',
    folderNameTaken: 'There is a folder of this name in this folder already.',
    folderInItself: 'A folder cannot lie in itself.',
    folderTooDeep: 'Folders can lie eight levels deep at most.',
    tooManyFolders: 'No more than 1000 folders are possible.',
  },
} satisfies Record<Locale, Record<string, string>>

/** The refusal of one field. */
export function wrongField(
  locale: Locale,
  field: string,
  key: keyof (typeof messages)['de'],
): InvalidFieldsError {
  return new InvalidFieldsError({ [field]: [messages[locale][key]] })
}
