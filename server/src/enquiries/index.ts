import './tables.ts';

export {
  countEnquiries,
  deleteEnquiry,
  dismissEnquiry,
  ENQUIRY_STATES,
  type Enquiry,
  enquiryDrafted,
  getEnquiry,
  listEnquiries,
  readEnquiryFile,
} from './enquiries.ts';
export { deleteEnquiriesOf } from './of-client.ts';
export { ACCEPTED_ENDINGS, type FileType, typeOfFile } from './file-type.ts';
export {
  changeForm,
  companyOfForm,
  type EnquiryForm,
  FORM_FIELDS,
  type FormField,
  newFormToken,
  readForm,
  renewForm,
  SCHEMES,
} from './forms.ts';
export { countUse, type NewEnquiry, receiveEnquiry } from './receive.ts';
export { makeStamp, readStamp } from './stamp.ts';
