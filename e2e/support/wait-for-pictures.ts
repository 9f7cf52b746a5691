import { expect, type Page } from '@playwright/test'

/** Loads all pictures of the page and waits for them and for the fonts. */
export async function waitForPictures(page: Page): Promise<void> {
  const broken = await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    const failed = await Promise.all(
      pictures.map((picture) =>
        picture.decode().then(
          () => [],
          () => [picture.currentSrc || picture.src],
        ),
      ),
    )
    await document.fonts.ready
    return failed.flat()
  })
  expect(broken, 'pictures that do not load').toEqual([])
}
