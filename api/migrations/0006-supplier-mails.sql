-- Whether the answers of a supplier to requests go to the visitor without the approval of staff.
ALTER TABLE suppliers ADD COLUMN answers_at_once INTEGER NOT NULL DEFAULT 0;
-- `visitor`, or `supplier`: a mail with the link under which a supplier answers, about no message.
ALTER TABLE mails ADD COLUMN reader TEXT NOT NULL DEFAULT 'visitor';
