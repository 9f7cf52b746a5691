import { splitName } from '@/backend/platform/text-files/name-parts'
import type { VCard } from '@/backend/platform/text-files/vcard'
import type { Person } from '@/lib/contract/records/person'
import type { Settings } from '@/lib/contract/site/settings'

/** Converts a contact person to a vCard. The employer is the organization that runs the site. */
export function formatPersonVCard(person: Person, settings: Settings | null, siteUrl: string): VCard {
  const { id, title, name, phone, email } = person
  const nameParts = splitName(name)
  const prefix = [title, nameParts.prefix].filter(Boolean).join(' ')
  const { street = '', zip = '', place = '', country = '' } = settings?.address ?? {}
  return {
    uid: `person-${id}@${new URL(siteUrl).hostname}`,
    name: [title, name].filter(Boolean).join(' '),
    person: { ...nameParts, prefix },
    organization: settings?.name ?? '',
    jobTitle: person.function,
    phone,
    email,
    website: siteUrl,
    address: { street, zip, place, region: '', country },
    position: null,
  }
}
