import { InvalidFieldsError } from '@/backend/platform/errors'
import type { Locale } from '@/lib/contract/common/locale'

const messages = {
  de: {
    folderMissing: 'Diesen Ordner gibt es nicht.',
    folderNameTaken: 'In diesem Ordner gibt es schon einen Ordner mit diesem Namen.',
    folderInItself: 'Ein Ordner kann nicht in sich selbst liegen.',
    folderTooDeep: 'Ordner können höchstens acht Ebenen tief verschachtelt werden.',
    tooManyFolders: 'Mehr als 1000 Ordner sind nicht möglich.',
  },
  en: {
    folderMissing: 'This folder doesn’t exist.',
    folderNameTaken: 'A folder with this name already exists in this folder.',
    folderInItself: 'A folder can’t be inside itself.',
    folderTooDeep: 'Folders can be nested at most eight levels deep.',
    tooManyFolders: 'No more than 1000 folders are possible.',
  },
} satisfies Record<Locale, Record<string, string>>

export function createFieldError(
  locale: Locale,
  field: string,
  key: keyof (typeof messages)['de'],
): InvalidFieldsError {
  return new InvalidFieldsError({ [field]: [messages[locale][key]] })
}
