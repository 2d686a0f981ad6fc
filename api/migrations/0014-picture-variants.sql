-- The reduced variants that were uploaded with a picture, as JSON: ["480","share"].
ALTER TABLE objects ADD COLUMN variants TEXT NOT NULL DEFAULT '[]';
