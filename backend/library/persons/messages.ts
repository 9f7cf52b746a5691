import { createMessages } from '@/backend/platform/create-messages'

/** Error messages for contact persons that cannot be saved. */
export const personMessage = createMessages({
  de: { noCategory: 'Diese Kategorie gibt es nicht mehr.', noPicture: 'Dieses Bild gibt es nicht mehr.' },
  en: { noCategory: 'This category no longer exists.', noPicture: 'This picture no longer exists.' },
})
