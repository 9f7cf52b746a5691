-- Alerts may be for a house, and for what is near a postcode: those that were there before are for neither.
UPDATE subscriptions
SET details = '{"organization": "", "near": "", "within": ""}'::jsonb || details,
  subject = left(subject, -1) || ',"","",""]'
WHERE list = 'job-alerts';
