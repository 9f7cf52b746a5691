/** What an ad has to have before it is published; of `application_url` and `application_email` one is enough. */
export const requiredJobFields = [
  'title',
  'employer',
  'category',
  'employment_type',
  'place',
  'deadline',
  'description',
  'contact_email',
] as const
