import { createMessages } from '@/backend/platform/create-messages'

/** Error messages for settings that cannot be saved. */
export const settingsMessage = createMessages({
  de: {
    unknownPlaceholder: 'Unbekannter Platzhalter: {placeholder}.',
    pictureMissing: 'Dieses Bild gibt es nicht mehr.',
    lowContrast: 'Zu hell: Der Kontrast ist {ratio}:1, nötig ist {least}:1. Die nächste geeignete Farbe ist {nearest}.',
  },
  en: {
    unknownPlaceholder: 'Unknown placeholder: {placeholder}.',
    pictureMissing: 'This picture no longer exists.',
    lowContrast:
      'Too light: the contrast is {ratio}:1, but at least {least}:1 is required. The nearest color is {nearest}.',
  },
})
