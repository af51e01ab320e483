-- The acres of a record's shape, so that figures can be read without the shapes, which are nearly all of a ranch's bytes.
-- Null where there is no shape, and in what was written before: its figures are read with the shape until it is written again.
alter table records add column shape_acres double precision;
