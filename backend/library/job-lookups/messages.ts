import { createMessages } from '@/backend/platform/create-messages'

/** Error messages for values of job ads' fields. */
export const lookupMessage = createMessages({
  de: {
    unknown: 'Diesen Wert gibt es nicht oder nicht mehr.',
    fixed: 'Das kann nicht geändert werden, weil Anzeigen und Adressen es verwenden.',
    taken: 'Dieses Kürzel hat schon ein anderer Wert des Felds.',
    slugMissing: 'Bitte geben Sie ein Kürzel aus lateinischen Buchstaben und Ziffern an.',
  },
  en: {
    unknown: 'This value doesn’t exist, or no longer exists.',
    fixed: 'This can’t be changed because ads and addresses use it.',
    taken: 'Another value of the field already has this identifier.',
    slugMissing: 'Please enter an identifier made of Latin letters and digits.',
  },
})
