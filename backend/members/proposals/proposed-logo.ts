import { and, eq, sql } from 'drizzle-orm'
import { addLogoOutsideLibrary } from '@/backend/library/media/outside-library'
import { storeOriginal } from '@/backend/library/media/uploads'
import type { Author } from '@/backend/platform/access/author'
import type { Queryable } from '@/backend/platform/db/client'
import { images } from '@/backend/platform/db/schema/library/images'
import type { ProposalRow, ProposedChanges } from '@/backend/platform/db/schema/members/organization-proposals'
import { InvalidFieldsError } from '@/backend/platform/errors'
import { loadPictures } from '@/backend/platform/images/load-pictures'
import type { Services } from '@/backend/platform/services'
import type { Locale } from '@/lib/contract/common/locale'
import type { Image } from '@/lib/contract/media/image'
import { proposalMessage } from './messages'

/**
 * Stores a picture that its author can then propose as the logo of an organization.
 * @throws InvalidFieldsError for a file that cannot be used
 */
export async function storeProposedLogo(
  services: Pick<Services, 'db' | 'storage' | 'outsideFileLimits'>,
  file: File,
  author: Author,
): Promise<Image> {
  const { db, storage } = services
  // The row is stored before the file. If the server crashes, the row allows the unused file to be
  // removed later.
  const logo = await addLogoOutsideLibrary(services, file, author)
  await db.transaction((transaction) => storeOriginal(transaction, storage, logo))
  const findPicture = await loadPictures(db, [logo.id], author.locale)
  const image = findPicture(logo.id)
  if (!image) throw new Error('The logo that was just stored does not exist.')
  return image
}

/**
 * Locks a proposed logo against removal until the transaction ends. Returns null if the changes
 * propose no new logo.
 * @throws InvalidFieldsError for a picture that the author has not uploaded for a proposal
 */
export async function lockProposedLogo(
  db: Queryable,
  { logo }: ProposedChanges,
  { userId, locale }: { userId: number; locale: Locale },
): Promise<number | null> {
  if (typeof logo?.to !== 'number') return null
  const [ownLogo] = await db
    .select({ id: images.id })
    .from(images)
    .where(
      and(
        eq(images.id, logo.to),
        eq(images.createdBy, userId),
        eq(images.isOutsideLibrary, true),
        sql`NOT EXISTS (SELECT FROM jobs WHERE logo_id = ${images.id})`,
      ),
    )
    .for('key share')
  if (!ownLogo) throw new InvalidFieldsError({ values: { logo: [proposalMessage(locale, 'logoGone')] } })
  return ownLogo.id
}

export async function addLogoToLibrary(
  db: Queryable,
  id: number,
  { userId: updatedBy, now: updatedAt }: Author,
): Promise<void> {
  await db.update(images).set({ isOutsideLibrary: false, updatedBy, updatedAt }).where(eq(images.id, id))
}

/** Loads the current, former and proposed logos of an entry, except deleted ones. */
export async function loadLogos(
  db: Queryable,
  {
    currentLogoId,
    proposals,
  }: { currentLogoId: number | null; proposals: readonly Pick<ProposalRow, 'changes' | 'outcomes'>[] },
  locale: Locale,
): Promise<Image[]> {
  const logoIds = proposals.flatMap(({ changes: { logo }, outcomes }) => {
    const decidedLogo = outcomes?.logo?.outcome === 'changed' ? outcomes.logo.value : null
    return [logo?.from, logo?.to, decidedLogo]
  })
  const ids = [...new Set([currentLogoId, ...logoIds])].filter((id) => typeof id === 'number')
  const findPicture = await loadPictures(db, ids, locale)
  return ids.flatMap((id) => findPicture(id) ?? [])
}
