ALTER TABLE "articles" DROP CONSTRAINT "articles_contact_id_persons_id_fk";
