-- Returns the names of a federal state in both languages, so that searches in each language find it
-- (lib/contract/common/region.ts).
CREATE OR REPLACE FUNCTION region_names(code text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE code
    WHEN 'DE-BW' THEN 'Baden-Württemberg'
    WHEN 'DE-BY' THEN 'Bayern, Bavaria'
    WHEN 'DE-BE' THEN 'Berlin'
    WHEN 'DE-BB' THEN 'Brandenburg'
    WHEN 'DE-HB' THEN 'Bremen'
    WHEN 'DE-HH' THEN 'Hamburg'
    WHEN 'DE-HE' THEN 'Hessen, Hesse'
    WHEN 'DE-MV' THEN 'Mecklenburg-Vorpommern, Mecklenburg-Western Pomerania'
    WHEN 'DE-NI' THEN 'Niedersachsen, Lower Saxony'
    WHEN 'DE-NW' THEN 'Nordrhein-Westfalen, North Rhine-Westphalia'
    WHEN 'DE-RP' THEN 'Rheinland-Pfalz, Rhineland-Palatinate'
    WHEN 'DE-SL' THEN 'Saarland'
    WHEN 'DE-SN' THEN 'Sachsen, Saxony'
    WHEN 'DE-ST' THEN 'Sachsen-Anhalt, Saxony-Anhalt'
    WHEN 'DE-SH' THEN 'Schleswig-Holstein'
    WHEN 'DE-TH' THEN 'Thüringen, Thuringia'
  END
$$;

-- Returns the name of an organization's category; null for the category 'other'.
CREATE OR REPLACE FUNCTION category_name(category text, language text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE category WHEN 'theater' THEN 'Theater' WHEN 'orchestra' THEN CASE language WHEN 'de' THEN 'Orchester' ELSE 'Orchestra' END END
$$;
