import calendarDate from 'bootstrap-icons/icons/calendar-date.svg?glyph';
import check2Square from 'bootstrap-icons/icons/check2-square.svg?glyph';
import collection from 'bootstrap-icons/icons/collection.svg?glyph';
import inputCursor from 'bootstrap-icons/icons/input-cursor.svg?glyph';
import listOl from 'bootstrap-icons/icons/list-ol.svg?glyph';
import tags from 'bootstrap-icons/icons/tags.svg?glyph';
import type from 'bootstrap-icons/icons/type.svg?glyph';
import uiChecks from 'bootstrap-icons/icons/ui-checks.svg?glyph';
import uiChecksGrid from 'bootstrap-icons/icons/ui-checks-grid.svg?glyph';
import { inGroup } from './page-route';

export const formsRoutes = inGroup('forms', [
  {
    path: '/form-layout/form-basic',
    titleKey: 'pages.formBasic',
    icon: uiChecks,
    load: () => import('../../demos/forms/FormBasicPage'),
    texts: ['demos'],
  },
  {
    path: '/form-layout/form-grid',
    titleKey: 'pages.formGrid',
    icon: uiChecksGrid,
    load: () => import('../../demos/forms/FormGridPage'),
    texts: ['demos'],
  },
  {
    path: '/form-layout/form-group',
    titleKey: 'pages.formGroup',
    icon: collection,
    load: () => import('../../demos/forms/FormGroupPage'),
    texts: ['demos'],
  },
  {
    path: '/form-layout/form-input',
    titleKey: 'pages.formInput',
    icon: inputCursor,
    load: () => import('../../demos/forms/FormInputPage'),
    texts: ['demos'],
  },
  {
    path: '/form-pickers/datepicker',
    titleKey: 'pages.datepicker',
    icon: calendarDate,
    load: () => import('../../demos/forms/DatepickerPage'),
    texts: ['demos'],
  },
  {
    path: '/form-pickers/tag-select',
    titleKey: 'pages.tagSelect',
    icon: tags,
    load: () => import('../../demos/forms/TagSelectPage'),
    texts: ['demos'],
  },
  {
    path: '/form-validation',
    titleKey: 'pages.formValidation',
    icon: check2Square,
    load: () => import('../../demos/forms/FormValidationPage'),
    texts: ['demos'],
  },
  {
    path: '/form-steps',
    titleKey: 'pages.formSteps',
    icon: listOl,
    load: () => import('../../demos/forms/FormStepsPage'),
    texts: ['demos'],
  },
  {
    path: '/form-editor',
    titleKey: 'pages.formEditor',
    icon: type,
    load: () => import('../../demos/forms/FormEditorPage'),
    texts: ['demos'],
  },
]);
